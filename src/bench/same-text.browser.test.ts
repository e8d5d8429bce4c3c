import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serve, type RunningServer } from '../hosting/server/serve.ts';
import { addressOf } from '../site/urls.ts';
import { siteUrl } from '../test/site.ts';
import { buildFloor } from './floor.ts';
import { benchPages, compareTexts } from './same-text.ts';
import { buildUsualApp } from './usual-app.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const place = mkdtempSync(join(tmpdir(), 'contestants-'));
const folders = { usualApp: join(place, 'usual-app'), floor: join(place, 'floor') };
let browser: Browser;
let usualApp: RunningServer;
let floor: RunningServer;

beforeAll(async () => {
  await buildUsualApp(dist, folders.usualApp);
  await buildFloor(dist, folders.floor);
  [browser, usualApp, floor] = await Promise.all([
    chromium.connect(inject('browserEndpoint')),
    serve({ directory: folders.usualApp }),
    serve({ directory: folders.floor }),
  ]);
});

afterAll(async () => {
  await Promise.all([browser.close(), usualApp.close(), floor.close()]);
  rmSync(place, { recursive: true });
});

// In a language that shows English names beside its own, too.
test.each(benchPages)('what the bench compares shows the same on the Gujarati page %s', async (page) => {
  await expect(compareTexts(browser, { 'this site': { url: siteUrl }, 'usual app': usualApp, floor }, addressOf(page, 'gu'))).resolves.toBeUndefined();
});
