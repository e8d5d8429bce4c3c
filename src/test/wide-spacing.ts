/** Text spaced as widely as readers may set it: WCAG 2.2, 1.4.12. */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
