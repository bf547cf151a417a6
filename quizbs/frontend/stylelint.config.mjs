/** The rules for the sheets. `lint.mjs` counts what breaks them; `lint.json` has the allowed counts. */
const PHYSICAL = [
  ...["left", "right", "top", "bottom", "width", "height", "min-width", "max-width", "min-height", "max-height"],
  ...["margin-left", "margin-right", "margin-top", "margin-bottom"],
  ...["padding-left", "padding-right", "padding-top", "padding-bottom"],
  ...["border-left", "border-right", "border-top", "border-bottom", "float"],
];

// Weights of the typefaces, in @font-face.
const FACES = ["200 800", "400", "700"];

export default {
  plugins: ["./own_block.mjs"],
  ignoreFiles: ["node_modules/**", "pages/**"],
  rules: {
    // Several components contain and move cards, also turning ones.
    "quizbs/own-block": [true, { shared: ["card", "turned"] }],
    "no-duplicate-selectors": true,
    "no-invalid-double-slash-comments": true,
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] }, // such as a height in vh before one in dvh
    ],
    "declaration-block-no-shorthand-property-overrides": true,
    "keyframe-block-no-duplicate-selectors": true,
    "declaration-no-important": true,
    "max-nesting-depth": 1,
    "selector-max-compound-selectors": 2,
    "selector-max-specificity": "0,3,0",
    "selector-max-id": 0,
    "selector-pseudo-class-disallowed-list": ["has"], // Firefox 121
    "property-disallowed-list": [
      ...PHYSICAL, // pages can be right-to-left
      ...["rotate", "translate", "scale"], // only transform, so that there is one place to read
    ],
    "declaration-property-value-disallowed-list": { "text-align": ["left", "right"], clear: ["left", "right"] },
    "media-feature-name-disallowed-list": ["/width$/", "/height$/", "orientation"], // ui/media.css names windows
    // Colours, sizes and corners are named in tokens.css.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "oklch", "color-mix"],
    "declaration-property-value-allowed-list": {
      "font-size": [
        "/^var\\(--([\\w-]+, var\\(--)?t-/",
        "/^(calc|max|min|clamp)\\(.*var\\(--t-/",
        "/^[\\d.]+(em|pt)$/",
        "inherit",
      ], // --fit shrinks some; paper uses points
      "font-weight": ["/^var\\(--([\\w-]+, var\\(--)?w-/", "inherit", ...FACES],
      "border-radius": ["/^var\\(--r-/", "/^calc\\(var\\(--card/", "50%", "0", "inherit"], // the corners of a card scale with it
      "z-index": ["/^var\\(--z-/"],
    },
  },
  overrides: [
    {
      files: ["ui/tokens*.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
};
