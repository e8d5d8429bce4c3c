import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirmedOn } from '../office/confirmed.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { Frame } from './frame.tsx';

interface InsurerStripProps {
  title: string;
  /** Fragment that links may point at. */
  id?: string;
  /** One entry a tile: the file of its typographic tile and the companies it names. */
  tiles: { id: string; names: string[] }[];
}

const Switch = chakra('input', {
  base: {
    position: 'absolute',
    opacity: '0',
    width: '1px',
    height: '1px',
    _motionReduce: { display: 'none' },
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
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'full',
    background: 'bg.raised',
    color: 'text.heading',
    cursor: 'pointer',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    _motionReduce: { display: 'none' },
    _print: { display: 'none' },
  },
});

/** Tiles come and go at its sides without being cut off. */
const Window = chakra('div', {
  base: {
    overflow: 'hidden',
    position: 'relative',
    maskImage: 'linear-gradient(90deg, transparent, black 2rem, black calc(100% - 2rem), transparent)',
    _motionReduce: { maskImage: 'none' },
    _print: { maskImage: 'none' },
  },
});

const Track = chakra('div', {
  base: {
    display: 'flex',
    width: 'max-content',
    animation: 'strip 40s linear infinite',
    _motionReduce: { width: 'auto', animation: 'none' },
    _print: { width: 'auto', animation: 'none' },
  },
});

/** Two to a row on phones, and on wider screens as many as leave no row with a single one. */
const still = {
  flex: '1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '1',
  paddingInlineEnd: '0',
  '& > li': { width: 'auto' },
  '& img': { width: '100%', height: 'auto' },
  '&[aria-hidden]': { display: 'none' },
  mdDown: {
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', justifySelf: 'center', width: 'calc(50% - 0.25rem)' },
  },
  md: {
    gap: '2',
    gridTemplateColumns: 'repeat(4, 1fr)',
    '&:has(> :nth-of-type(6):last-of-type)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  lg: {
    '&, &:has(> :nth-of-type(6):last-of-type)': { gridTemplateColumns: 'repeat(6, 1fr)' },
    '&:has(> :nth-of-type(7):last-of-type)': { gridTemplateColumns: 'repeat(7, 1fr)' },
  },
} as const;

const Tiles = chakra('ul', {
  base: { display: 'flex', flex: 'none', gap: '2', paddingInlineEnd: '2', _motionReduce: still, _print: still },
});

const Tile = chakra('li', {
  base: {
    flex: 'none',
    width: '11.25rem',
    padding: 'half',
    background: 'bg.raised',
    borderWidth: 'hairline',
    borderColor: 'edge',
    borderRadius: 'small',
  },
});

/** Insurers the office can help with, running slowly past; still and wrapped where motion is unwelcome. */
export function InsurerStrip({ title, id, tiles }: InsurerStripProps) {
  const { t } = useTranslation();
  if (tiles.length === 0) return null;
  const sample = !confirmedOn('insurers') && (
    <>
      {t('insurers.body')}
      <SampleMark />
    </>
  );
  const row = (hidden: boolean) => (
    <Tiles aria-hidden={hidden || undefined}>
      {tiles.map((tile) => (
        <Tile key={tile.id}>
          <img
            src={`/logos/${tile.id}.svg`}
            alt={hidden ? '' : tile.names.join(' · ')}
            lang="en"
            width={240}
            height={96}
            loading="lazy"
          />
        </Tile>
      ))}
    </Tiles>
  );
  return (
    <Frame id={id} title={title} intro={sample}>
      <Switch type="checkbox" id="strip-paused" />
      <Control htmlFor="strip-paused">
        <span className="pause">
          <Pause size={18} /> {t('insurers.pause')}
        </span>
        <span className="play">
          <Play size={18} /> {t('insurers.play')}
        </span>
      </Control>
      <Window>
        <Track>
          {row(false)}
          {row(true)}
        </Track>
      </Window>
    </Frame>
  );
}
