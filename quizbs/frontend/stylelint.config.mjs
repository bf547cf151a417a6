/** The rules for the sheets. `lint.mjs` counts what breaks them; `lint.json` has the allowed counts. */
const PHYSICAL = [
  ...["left", "right", "top", "bottom", "width", "height", "min-width", "max-width", "min-height", "max-height"],
  ...["margin-left", "margin-right", "margin-top", "margin-bottom"],
  ...["padding-left", "padding-right", "padding-top", "padding-bottom"],
  ...["border-left", "border-right", "border-top", "border-bottom", "float"],
];

export default {
  plugins: ["./own_block.mjs"],
  ignoreFiles: ["node_modules/**", "pages/**"],
  rules: {
    // Cards, and cards that turn, lie in several parts of a screen, which move them.
    "quizbs/own-block": [true, { shared: ["card", "turned", "turned-card", "turned-front", "turned-back"] }],
    "no-duplicate-selectors": true,
    "no-invalid-double-slash-comments": true,
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] }, // a height in vh before one in dvh
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
      ...PHYSICAL, // lines run from right to left too
      ...["rotate", "translate", "scale"], // transform is one thing to read
    ],
    "declaration-property-value-disallowed-list": { "text-align": ["left", "right"], clear: ["left", "right"] },
    // Colours, sizes and corners have names in tokens.css.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "oklch", "color-mix"],
    "declaration-property-value-allowed-list": {
      "font-size": [
        "/^var\\(--([\\w-]+, var\\(--)?t-/",
        "/^(calc|max|min|clamp)\\(.*var\\(--t-/",
        "/^[\\d.]+(em|pt)$/",
        "inherit",
      ], // --fit makes some smaller; paper has points
      "border-radius": ["/^var\\(--r-/", "/^calc\\(var\\(--card/", "50%", "0", "inherit"], // a card has corners of its own size
    },
  },
  overrides: [
    {
      files: ["ui/tokens*.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
};
