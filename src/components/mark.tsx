import { logo } from '../office/identity.ts';
import { ownMark } from '../office/photographs.ts';
import { filledPaths } from '../theme/coloured-paths.ts';
import { markOnPaper, markSide } from '../theme/mark-paths.ts';

/** The mark on paper, or the office's own logo, beside the name that it stands for. */
export function Mark() {
  if (logo) return <img src={ownMark} alt="" width={markSide * 2} height={markSide * 2} />;
  return (
    <svg width={markSide * 2} height={markSide * 2} viewBox={`0 0 ${markSide} ${markSide}`} aria-hidden="true">
      {filledPaths(markOnPaper).map((path) => (
        <path key={path.fill} {...path} />
      ))}
    </svg>
  );
}
