import { colours } from '../theme/colours.ts';
import { markOnPaper, markSide } from '../theme/mark.ts';

/** The mark on paper, beside the name that it stands for. */
export function Mark() {
  return (
    <svg width={markSide * 2} height={markSide * 2} viewBox={`0 0 ${markSide} ${markSide}`} aria-hidden="true">
      {markOnPaper.map(([colour, path]) => (
        <path key={colour} fill={colours[colour]} d={path} />
      ))}
    </svg>
  );
}
