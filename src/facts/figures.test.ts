import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson } from '../json/json-source.ts';
import { figureFaults } from '../locale-tools/lint/rules/figure-bounds.ts';
import figures from './figures.json' with { type: 'json' };

const text = readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8');

describe('figures of the law', () => {
  test('are within their bounds', () => {
    expect(figureFaults(readJson(text)).map(({ entry, what }) => `${entry.key}: ${what}`)).toEqual([]);
  });

  test.each(['answerDays', 'surveyorAbove'])('are looked at one by one: %s below nothing is named', (name) => {
    const faulty = text.replace(new RegExp(`"${name}": `), '$&-');
    expect(figureFaults(readJson(faulty)).map(({ entry }) => entry.key)).toEqual([`claim.${name}`]);
  });

  test.each([
    [figures.claim.usual.plannedHours.from, figures.claim.usual.plannedHours.to],
    [figures.claim.usual.paperDays.from, figures.claim.usual.paperDays.to],
    [figures.existingCover.joinFrom, figures.existingCover.joinTo],
    [figures.existingCover.farmerFrom, figures.existingCover.farmerUntil],
    [figures.passport.choiceAge, figures.passport.adultAge],
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
