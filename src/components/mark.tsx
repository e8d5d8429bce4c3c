import { colours } from '../theme/colours.ts';
import { markCells, markColours, markPaths, type MarkPart } from '../theme/mark.ts';

const parts = Object.keys(markPaths) as MarkPart[];

/** The mark on paper, beside the name that it stands for. */
export function Mark() {
  return (
    <svg width={markCells * 2} height={markCells * 2} viewBox={`0 0 ${markCells} ${markCells}`} aria-hidden="true">
      {parts.map((part) => (
        <path key={part} fill={colours[markColours.onPaper[part]]} d={markPaths[part]} />
      ))}
    </svg>
  );
}
