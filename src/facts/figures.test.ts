import { describe, expect, test } from 'vitest';
import figures from './figures.json' with { type: 'json' };

describe('figures of the law', () => {
  test.each([
    [figures.claim.usual.plannedHours.from, figures.claim.usual.plannedHours.to],
    [figures.claim.usual.paperDays.from, figures.claim.usual.paperDays.to],
    [figures.existingCover.joinFrom, figures.existingCover.joinTo],
    [figures.existingCover.farmerFrom, figures.existingCover.farmerUntil],
    [figures.passport.choiceAge, figures.passport.adultAge],
    [figures.passport.issueDays.from, figures.passport.issueDays.to],
    [figures.passport.adult36, figures.passport.adult36Tatkal],
    [figures.passport.adult60, figures.passport.adult60Tatkal],
    [figures.premium.daysOfGraceMonthly, figures.premium.daysOfGrace],
  ])('%i comes before %i', (from, to) => {
    expect(from).toBeLessThan(to);
  });

  test('give the tariff with GST as the tariff and its GST', () => {
    const { bikeSmall, gst } = figures.vehicle.tariff;
    expect(bikeSmall.yearWithGst).toBeCloseTo((bikeSmall.year * (100 + gst)) / 100, 2);
  });
});
