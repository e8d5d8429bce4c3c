import { expect, test } from 'vitest';
import vehicle from '../../locales/en/vehicle.json' with { type: 'json' };

test('the tariff with GST is the tariff and its GST', () => {
  const { bikeSmall, gst } = vehicle.tariff;
  expect(bikeSmall.yearWithGst).toBeCloseTo((bikeSmall.year * (100 + gst)) / 100, 2);
});
