import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirmedOn } from '../office/confirmed.ts';
import { insurerFamilies } from '../office/insurer-families.ts';
import { insurers, insurersOf } from '../office/insurers.ts';
import type { InsuranceLine } from '../office/services.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { Section, type SectionProps } from '../components/section.tsx';

/** Nothing runs. */
const atRest = '@media (prefers-reduced-motion: reduce), print';

const Switch = chakra('input', {
  base: {
    position: 'absolute',
    opacity: '0',
    width: '1px',
    height: '1px',
    [atRest]: { display: 'none' },
    '&:focus-visible + label': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
    '&:not(:checked) + label > .play, &:checked + label > .pause': { display: 'none' },
    '&:checked ~ div > div': { animationPlayState: 'paused' },
  },
});

const Control = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    paddingInline: '2',
    marginBottom: '2',
    layerStyle: 'control',
    borderRadius: 'full',
    background: 'bg.raised',
    color: 'text.heading',
    cursor: 'pointer',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    [atRest]: { display: 'none' },
  },
});

/**
 * Companies whose logo the office may show, by the file in `src/office/logos`; the names of the others stand as text.
 */
const licensedLogos = new Set(
  Object.keys(import.meta.glob('/src/office/logos/*.svg')).map((file) => file.replace(/^.*\/|\.svg$/g, '')),
);

/** Three to a row, six on wide screens; a row that is not full stands in the middle. */
const wrapped = {
  flex: '1',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '1',
  '& > li': {
    flex: '0 0 calc((100% - 1rem) / 3)',
    width: 'auto',
    // Fewer where letters are so large that a name would be torn.
    minWidth: '5.5rem',
    lg: { flexBasis: 'calc((100% - 2.5rem) / 6)' },
  },
  '& img': { width: '100%' },
  '&[aria-hidden]': { display: 'none' },
} as const;

const Tiles = chakra('ul', {
  base: { display: 'flex' },
  variants: {
    still: {
      true: {
        ...wrapped,
        // Where one would be left over, the first four stand two by two.
        lgDown: {
          '& > li:first-of-type:nth-last-of-type(3n + 1), & > li:first-of-type:nth-last-of-type(3n + 1) ~ li:nth-of-type(-n + 4)':
            { flexBasis: 'calc((100% - 0.5rem) / 2)' },
        },
        lg: { '& > li': { flex: '1 1 0' } },
      },
      false: {
        flex: 'none',
        gap: '2',
        paddingInlineEnd: '2',
        [atRest]: { ...wrapped, paddingInlineEnd: '0' },
      },
    },
  },
});

const Tile = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    flex: 'none',
    width: '11.25rem',
    minHeight: '3rem',
    padding: 'half',
    color: 'text.heading',
    textAlign: 'center',
    fontSize: '0.9375rem',
    fontWeight: '700',
    lineHeight: '1.15',
    background: 'bg.raised',
    borderWidth: 'hairline',
    borderColor: 'edge',
    borderRadius: 'small',
  },
});

/**
 * Insurers the office can help with: those of one line still, all of them running slowly past, still too where motion
 * is unwelcome.
 */
export function InsurerStrip({ line, ...frame }: SectionProps & { line?: InsuranceLine }) {
  const { t } = useTranslation();
  const still = line !== undefined;
  // By the name of a licensed logo, with the companies that the tile stands for.
  const tiles = line ? insurersOf(line).map(({ id, name }) => ({ id, names: [name] })) : insurerFamilies(insurers);
  if (tiles.length === 0) return null;
  const sample = !confirmedOn('insurers') && (
    <chakra.small textStyle="small">
      {t('insurers.body')}
      <SampleMark />
    </chakra.small>
  );
  const row = (hidden: boolean) => (
    <Tiles aria-hidden={hidden || undefined} still={still}>
      {tiles.map((tile) => (
        <Tile key={tile.id}>
          {licensedLogos.has(tile.id) ? (
            <img
              src={`/logos/${tile.id}.svg`}
              alt={tile.names.join(' · ')}
              lang="en"
              width={240}
              height={96}
              loading="lazy"
            />
          ) : (
            tile.names.map((name) => (
              <span key={name} lang="en">
                {name}
              </span>
            ))
          )}
        </Tile>
      ))}
    </Tiles>
  );
  return (
    <Section id={line && 'insurers'} {...frame} intro={sample}>
      {still ? (
        row(false)
      ) : (
        <>
          <Switch type="checkbox" id="strip-paused" />
          <Control htmlFor="strip-paused">
            <span className="pause">
              <Pause size={18} /> {t('insurers.pause')}
            </span>
            <span className="play">
              <Play size={18} /> {t('insurers.play')}
            </span>
          </Control>
          {/* Tiles come and go at its sides without being cut off. */}
          <chakra.div
            overflow="hidden"
            position="relative"
            maskImage="linear-gradient(90deg, transparent, black 2rem, black calc(100% - 2rem), transparent)"
            css={{ [atRest]: { maskImage: 'none' } }}
          >
            <chakra.div
              display="flex"
              width="max-content"
              animation="strip 40s linear infinite"
              css={{ [atRest]: { width: 'auto', animation: 'none' } }}
            >
              {row(false)}
              {row(true)}
            </chakra.div>
          </chakra.div>
        </>
      )}
    </Section>
  );
}
