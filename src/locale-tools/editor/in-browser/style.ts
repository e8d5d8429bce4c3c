/** How the editor looks: within a shadow root, so that neither the site's styles nor the editor's reach the other. */
export const style = `
:host { all: initial; }
* { box-sizing: border-box; font: 15px/1.5 system-ui, sans-serif; }
:focus-visible { outline: 3px solid #9b1b30; outline-offset: 2px; }
button, select, input, textarea { border: 1px solid #2A2670; border-radius: 6px; background: #fff; color: #1c1a33; padding: 4px 10px; min-height: 32px; }
button[aria-pressed=true], .main { background: #2A2670; color: #fff; }
h2, h3 { font-weight: 600; margin: 0 0 4px; }
h2 { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
p, ul, dl { margin: 0; padding: 0; list-style: none; }
.bar, dialog, .label, .notice { position: fixed; z-index: 2147483647; background: #fffcf5; color: #1c1a33; }
.bar, dialog, .label, .notice { border: 1px solid #2A2670; border-radius: 8px; box-shadow: 0 4px 24px #0004; }
.bar { left: 8px; bottom: 88px; padding: 6px; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; max-width: calc(100vw - 16px); }
.bar p, .small { font-size: 13px; }
.label { pointer-events: none; padding: 2px 8px; max-width: 90vw; font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.frame { position: fixed; z-index: 2147483646; pointer-events: none; outline: 2px solid #9b1b30; outline-offset: 2px; }
.mark { position: absolute; z-index: 2147483645; pointer-events: none; outline: 2px dashed #9b1b30; }
.mark.foreign { outline-color: #f5a70a; }
.mark span { position: absolute; right: 0; top: 100%; font-size: 11px; background: #fffcf5; color: #9b1b30; white-space: nowrap; }
dialog { inset: auto 8px 8px 8px; width: auto; max-width: 72rem; margin: 0 auto; max-height: 70vh; overflow: auto; padding: 12px; }
dialog form, .columns { display: grid; gap: 12px; }
.columns { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
.columns label { display: grid; gap: 4px; font-weight: 600; }
textarea { width: 100%; field-sizing: content; min-height: 4.5em; max-height: 30vh; resize: vertical; padding: 6px 8px; line-height: 1.7; }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.row > .grow { flex: 1; }
.chip { font-family: ui-monospace, monospace; border-radius: 999px; }
.findings { display: grid; gap: 6px; font-size: 13px; }
.findings li { border-left: 4px solid #f5a70a; padding-left: 8px; }
.findings li.error { border-color: #9b1b30; }
strong { font-weight: 600; }
textarea:read-only { background: #f3ead8; }
.conflict { border: 2px solid #9b1b30; border-radius: 6px; padding: 6px; display: grid; gap: 6px; }
.list li button { width: 100%; text-align: left; display: grid; border: 0; border-bottom: 1px solid #ddcfb2; border-radius: 0; }
.list code { font: 12px/1.4 ui-monospace, monospace; color: #4a475f; overflow-wrap: anywhere; }
.notice { top: 8px; left: 8px; right: 8px; margin: 0 auto; max-width: 60rem; max-height: 50vh; overflow: auto; padding: 12px; border: 2px solid #9b1b30; }
table { border-collapse: collapse; font-size: 13px; }
td { border-top: 1px solid #ddcfb2; padding: 2px 12px 2px 0; vertical-align: top; font-size: 13px; }
`;
