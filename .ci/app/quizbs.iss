; The installer for Windows, by Inno Setup 6: iscc /DVersion=0.1.0 .ci\app\quizbs.iss. NOT RUN by anybody yet.
;
; Per user, without an administrator; an administrator may install it for everybody: quizbs-...-setup.exe /ALLUSERS.
; Silently: /VERYSILENT /SUPPRESSMSGBOXES /NORESTART. The data of a teacher stays when quizbs is uninstalled.
#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0
#endif

[Setup]
AppId={{5B0E3B53-6C1D-4B0F-9C55-0A7E3D4C2F61}
AppName=quizbs
AppVersion={#Version}
AppPublisher=quizbs contributors
DefaultDirName={autopf}\quizbs
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
CloseApplications=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\out
OutputBaseFilename=quizbs-{#Version}-windows-x64-setup
UninstallDisplayIcon={app}\quizbs-window.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "pt"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "tr"; MessagesFile: "compiler:Languages\Turkish.isl"

[InstallDelete]
; What an older version had and this one hasn't must not be imported.
Type: filesandordirs; Name: "{app}\lib"

[Files]
Source: "..\..\dist\quizbs\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{autoprograms}\quizbs"; Filename: "{app}\quizbs-window.exe"
Name: "{autodesktop}\quizbs"; Filename: "{app}\quizbs-window.exe"

[Run]
; Without an administrator no rule can be made: Windows then asks when quizbs first starts.
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""quizbs"""; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""quizbs"" dir=in action=allow program=""{app}\quizbs.exe"" profile=private,domain protocol=TCP"; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{app}\quizbs-window.exe"; Description: "quizbs"; Flags: postinstall nowait skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""quizbs"""; Flags: runhidden; RunOnceId: "rule"; Check: IsAdminInstallMode
