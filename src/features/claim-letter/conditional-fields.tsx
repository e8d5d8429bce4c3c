/** Shows parts of the letter's form by what is chosen in it, before React is there. */
import { chakra } from '@chakra-ui/react';

const onlyWith = (...answers: readonly string[]) => ({
  '@media screen': {
    [`form:not(:has(${answers.map((answer) => `[value="${answer}"]:checked`).join()})) &`]: { display: 'none' },
  },
});

/** Asked only where it fits what has happened; a sheet to fill in by hand shows it always. */
export const ConditionalFields = chakra('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    where: {
      decided: {
        '@media screen': { 'form:has([value="late"]:checked, [value="silent"]:checked) &': { display: 'none' } },
      },
      billed: {
        '@media screen': { 'form:has([value="life"]:checked, [value="maturity"]:checked) &': { display: 'none' } },
      },
      judged: onlyWith('refused', 'cut'),
      undecided: onlyWith('late', 'silent'),
      cut: onlyWith('cut'),
      timed: onlyWith('illness', 'concealed'),
      insured: onlyWith('health', 'life'),
      delayed: onlyWith('delay'),
      theft: onlyWith('theft'),
      others: onlyWith('nominee', 'heir', 'member'),
      health: onlyWith('health'),
      life: onlyWith('life', 'maturity'),
      vehicle: onlyWith('vehicle', 'theft'),
      travel: onlyWith('travel'),
      deceased: onlyWith('life'),
    },
  },
});
