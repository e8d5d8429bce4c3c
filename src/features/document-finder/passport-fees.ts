/** Which rows of the table of fees a case falls under. */
import type { FinderCase } from './passport-documents.ts';

/** Rows of the table that are a passport's, by their keys under `fees.rows` in passport-fees.json. */
export type FeeRow = Exclude<keyof (typeof import('../../../locales/en/passport-fees.json'))['fees']['rows'], 'pcc'>;

/**
 * The rows of a case, the likeliest first; from 15 a minor may choose the ten years of adults. None where no source
 * settles the fee.
 */
export function feeRowsFor({ need, who }: FinderCase): readonly FeeRow[] {
  if (need === 'lost' || need === 'damaged') return who === 'adult' ? ['lost36', 'lost60'] : [];
  if (who === 'adult') return ['adult36', 'adult60'];
  return who === 'minor-15' ? ['minor', 'adult36', 'adult60'] : ['minor'];
}
