import { filledPaths } from '../theme/coloured-paths.ts';
import { markOnPaper, markSide } from '../theme/mark.ts';

/** The mark on paper, beside the name that it stands for. */
export function Mark() {
  return (
    <svg width={markSide * 2} height={markSide * 2} viewBox={`0 0 ${markSide} ${markSide}`} aria-hidden="true">
      {filledPaths(markOnPaper).map((path) => (
        <path key={path.fill} {...path} />
      ))}
    </svg>
  );
}
