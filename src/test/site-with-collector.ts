/** The built site on a server of its own, whose collector fails as a test asks it to. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { serve, type RunningServer } from '../hosting/serve.ts';
import { builtSite } from './built-site.ts';
import { answersJson, createFaultServer, type FaultServer } from './fault-server.ts';

interface SiteWithCollector {
  /** Takes every message, and has none, at the beginning of each test. */
  collector: FaultServer;
  /** The address is there once the tests of the file have begun. */
  site: Pick<RunningServer, 'url'>;
}

/** Serves the site as long as the tests of a file run. */
export function siteWithCollector(): SiteWithCollector {
  const collector = createFaultServer();
  let running: RunningServer;
  beforeAll(async () => {
    running = await serve({ directory: builtSite, collector: collector.handle });
  });
  afterAll(() => running.close());
  beforeEach(() => {
    collector.log.splice(0);
    collector.treat(answersJson(200, { ok: true }));
  });
  return {
    collector,
    site: {
      get url() {
        return running.url;
      },
    },
  };
}
