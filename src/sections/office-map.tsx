import { chakra } from '@chakra-ui/react';
import { mapFrameAddress, mapLink } from '../office/office.ts';
import { premises } from '../office/premises.ts';
import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { OfficeAddress } from '../components/office-address.tsx';
import { useCurrentPage } from '../site/current-page.tsx';
import { Frame } from './frame.tsx';

interface OfficeMapProps {
  title: string;
  /** Title of the embedded map for screen readers. */
  frameTitle: string;
  open: string;
  note: string;
  load: string;
  picture: string;
  /** Heading of the steps that lead to the office, where they are known. */
  directions: string;
}

const Box = chakra('div', {
  base: {
    position: 'relative',
    height: '450px',
    marginBottom: '2',
    borderRadius: 'large',
    overflow: 'hidden',
    background: 'bg.alternate',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > iframe': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '& > iframe:not([data-loaded])': { opacity: '0' },
    '& > button': { position: 'absolute', bottom: '2', insetInline: '2', marginInline: 'auto' },
    _print: { display: 'none' },
  },
});

const Directions = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '3',
    maxWidth: 'measure',
    '& > ol': { display: 'grid', gap: '1', listStyle: 'decimal', paddingInlineStart: '3' },
  },
});

/** Where the office is: a drawn map in a reserved box, replaced by the embedded one when the visitor comes to it. */
export function OfficeMap({ title, frameTitle, open, note, load, picture, directions }: OfficeMapProps) {
  const { language } = useCurrentPage();
  return (
    <Frame title={title} id="map">
      <Box data-enhanced="" data-map={mapFrameAddress(language)} data-map-title={frameTitle}>
        <img src="/illustrations/map.svg" alt={picture} width={1120} height={450} loading="lazy" />
        <Button type="button" variant="brand" hidden>
          {load}
        </Button>
      </Box>
      <p>
        <OfficeAddress />
      </p>
      <p>{note}</p>
      <ExternalLink href={mapLink}>{open}</ExternalLink>
      {premises.directions.length > 0 && (
        <Directions>
          <Heading level={3}>{directions}</Heading>
          <ol>
            {premises.directions.map((step) => (
              <li key={step[language]}>{step[language]}</li>
            ))}
          </ol>
        </Directions>
      )}
    </Frame>
  );
}
