/** How the editor looks: within a shadow root, so that neither the site's styles nor the editor's reach the other. */
export const style = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #1c1a33; }
[hidden] { display: none !important; }
button, textarea { border: 1px solid #2A2670; border-radius: 6px; background: #fff; padding: 4px 10px; min-height: 32px; }
button[aria-pressed=true], [type=submit] { background: #2A2670; color: #fff; }
h2, h3, strong { font-weight: 600; }
code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.bar, dialog, .frame code, .notice { position: fixed; z-index: 2147483647; background: #fffcf5; border: 1px solid #2A2670; border-radius: 8px; padding: 8px; overflow: auto; }
.bar { left: 8px; bottom: 88px; }
.frame { position: fixed; pointer-events: none; outline: 2px solid #9b1b30; }
.frame code { position: absolute; top: 100%; width: max-content; white-space: pre; }
dialog { inset: auto 8px 8px; width: auto; max-height: 70vh; }
.notice { inset: 8px 8px auto; max-height: 50vh; border-color: #9b1b30; }
form, .columns, ul { display: grid; gap: 8px; padding: 0; list-style: none; }
.columns { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
textarea { display: block; width: 100%; field-sizing: content; min-height: 4.5em; line-height: 1.7; }
textarea:read-only { background: #f3ead8; }
.bar, .row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.error, .warning { border-left: 4px solid #f5a70a; padding-left: 8px; }
.error { border-color: #9b1b30; }
li button { width: 100%; display: grid; text-align: left; }
td { border-top: 1px solid #ddcfb2; padding: 2px 12px 2px 0; vertical-align: top; }
`;
