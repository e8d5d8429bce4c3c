/**
 * Pictures that are made rather than kept in `public`: the contact code, woven cloths, photographs, icons of home screens;
 * and the logos of insurers.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contactCode, whatsappLink } from '../../../office/links.ts';
import { logoFolder, ownMark } from '../../../office/photographs.ts';
import { withSamples } from '../../../office/samples.ts';
import { readOffice } from '../../read-office.ts';
import { contentTypeOf } from '../../../hosting/content-types.ts';
import { madeLogo } from '../../../owner/pictures/made-logo.ts';
import { photographsIn } from '../../../owner/pictures/made-photographs.ts';
import { colours } from '../../../theme/colours.ts';
import { clothNames, drawCloth } from '../../../theme/draw-cloth.ts';
import { qrSquares } from './qr-squares.ts';

type Drawing = readonly [address: string, content: string | Uint8Array];

/**
 * The code on printed lists that opens a chat with the office: a file of its own, so that no code for it reaches a
 * phone before it prints.
 */
function contactCodeDrawing(text: string): string {
  const { path, size } = qrSquares(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The mark, or the office's own logo, on tiles of several sizes, as systems want them that read no SVG. */
async function icons(logo: Buffer | undefined): Promise<Drawing[]> {
  const { default: sharp } = await import('sharp');
  const folder = join(import.meta.dirname, 'icons');
  const images = readdirSync(folder).map(async (file) => {
    const tile = sharp(join(folder, file));
    const { width } = await tile.metadata();
    // A system may cut any shape out of the maskable one.
    const side = Math.round(width * (file.includes('maskable') ? 0.7 : 0.9));
    const onTile = async (drawing: Buffer) => [
      { input: { create: { width, height: width, channels: 3 as const, background: colours.white } } },
      { input: await sharp(drawing).resize(side, side).toBuffer() },
    ];
    const image = await tile
      .composite(logo ? await onTile(logo) : [])
      .png({ compressionLevel: 9 })
      .toBuffer();
    return [`/icons/${file.replace('.svg', '.png')}`, image] as const;
  });
  return Promise.all(images);
}

/** The office's own logo beside its name, and in the tab of the browser. */
async function marks(logo: Buffer): Promise<Drawing[]> {
  const { default: sharp } = await import('sharp');
  const mark = await sharp(logo).resize(96, 96).png({ palette: true }).toBuffer();
  const image = `<image width="96" height="96" href="data:image/png;base64,${mark.toString('base64')}"/>`;
  return [
    [ownMark, mark],
    ['/favicon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${image}</svg>`],
  ];
}

/** Licensed logos of insurers, as they are. */
const insurerLogos = (root: string): Drawing[] =>
  globSync('*.svg', { cwd: join(root, logoFolder) }).map((file) => [
    `/logos/${file}`,
    readFileSync(join(root, logoFolder, file)),
  ]);

async function drawingsOf({ root }: ResolvedConfig): Promise<Map<string, Drawing[1]>> {
  const { contact } = readOffice(root);
  const code: Drawing = [contactCode, contactCodeDrawing(whatsappLink(withSamples(contact).whatsapp.value))];
  const { pictures } = await photographsIn(root);
  const logo = await madeLogo(root);
  return new Map([
    code,
    ...clothNames.map((name): Drawing => [`/woven/${name}.svg`, drawCloth(name)]),
    ...pictures,
    ...insurerLogos(root),
    ...(await icons(logo)),
    ...(logo ? await marks(logo) : []),
  ]);
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
