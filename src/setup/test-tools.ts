/** Gets what `npm test` needs beside the packages: a browser, fonts and the tools that judge the site. */
import { provideAuditTools } from './audit-tools.ts';
import { provideBrowser } from './browser.ts';

try {
  provideBrowser();
  provideAuditTools();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
