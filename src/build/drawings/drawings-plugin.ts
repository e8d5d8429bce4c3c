/** Pictures that are made rather than kept in `public`: the contact code, photographs, icons of home screens. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contactCode, whatsappLink } from '../../office/links.ts';
import { withSamples } from '../../office/samples.ts';
import { readFacts } from '../../setup/read-facts.ts';
import { contentTypeOf } from '../../hosting/content-types.ts';
import { photographsIn } from '../../owner/facts/made-photographs.ts';
import { contactCodeDrawing } from './contact-code.ts';

type Drawing = readonly [address: string, content: string | Uint8Array];

/** The mark on tiles of several sizes, as systems want them that read no SVG. */
async function icons(): Promise<Drawing[]> {
  const { default: sharp } = await import('sharp');
  const folder = join(import.meta.dirname, 'icons');
  const images = readdirSync(folder).map(async (file) => {
    const image = await sharp(join(folder, file)).png({ compressionLevel: 9 }).toBuffer();
    return [`/icons/${file.replace('.svg', '.png')}`, image] as const;
  });
  return Promise.all(images);
}

async function drawingsOf({ root }: ResolvedConfig): Promise<Map<string, Drawing[1]>> {
  const { contact } = readFacts(root);
  const code: Drawing = [contactCode, contactCodeDrawing(whatsappLink(withSamples(contact).whatsapp.value))];
  const { pictures } = await photographsIn(root);
  return new Map([code, ...pictures, ...(await icons())]);
}

/** Writes the pictures into the built site beside what `public` holds, and serves them in `npm run dev`. */
export function drawingsPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'drawings',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      let drawings: ReturnType<typeof drawingsOf> | undefined;
      server.watcher.on('change', (file) => {
        if (file.includes('/src/office/')) drawings = undefined;
      });
      server.middlewares.use(({ url = '' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        (drawings ??= drawingsOf(config)).then(
          (made) => {
            const content = made.get(pathname);
            if (content === undefined) next();
            else response.setHeader('Content-Type', contentTypeOf(pathname)).end(content);
          },
          () => next(),
        );
      });
    },
    async generateBundle() {
      // Scripts that stand alone and the renderer come without the files of `public`.
      if (!config.publicDir) return;
      for (const [address, source] of await drawingsOf(config))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
  };
}
