import { chakra } from '@chakra-ui/react';
import { mapFrameAddress, mapLink, pin } from '../../office/maps.ts';
import { premises } from '../../office/premises.ts';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { OfficeAddress } from '../../components/office-address.tsx';
import { Photograph } from '../../components/photograph.tsx';
import { Picture } from '../../components/picture.tsx';
import { useCurrentPage } from '../../site/current-page.tsx';
import { Frame } from '../../components/frame.tsx';

interface OfficeMapProps {
  id: string;
  title: string;
  /** Title of the embedded map for screen readers. */
  frameTitle: string;
  open: string;
  /** Says that only the area is shown, while no pin is given. */
  note: string;
  load: string;
  /** What the photograph of the door shows. */
  door: string;
  /** Heading of the steps that lead to the office, where they are known. */
  directions: string;
}

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '450px',
    padding: '2',
    borderRadius: 'large',
    overflow: 'hidden',
    textAlign: 'center',
    background: 'bg.alternate',
    // On wide screens they stand in the hero and beside the form.
    '& > img': { minHeight: '0', flexShrink: '1', lg: { display: 'none' } },
    '& > iframe': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '& > iframe:not([data-loaded])': { opacity: '0' },
    _print: { display: 'none' },
  },
});

const Address = chakra('p', { base: { textStyle: 'label', color: 'text.heading' } });

const Note = chakra('p', { base: { textStyle: 'small', maxWidth: 'measure' } });

const Directions = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    maxWidth: 'measure',
    '& > ol': { display: 'grid', gap: 'half', listStyle: 'decimal', paddingInlineStart: '3' },
  },
});

/** Where the office is: its address and its door in a reserved box, replaced by the map once the visitor asks for it. */
export function OfficeMap({ id, title, frameTitle, open, note, load, door, directions }: OfficeMapProps) {
  const { language } = useCurrentPage();
  const parking = premises.parking[language];
  return (
    <Frame title={title} id={id}>
      <Box data-enhanced="" data-map={mapFrameAddress(language)} data-map-title={frameTitle}>
        {premises.door ? (
          <Photograph place="door" file={premises.door} alt={door} />
        ) : (
          <Picture name="contact" decorative />
        )}
        <Address>
          <OfficeAddress />
        </Address>
        {!pin && <Note>{note}</Note>}
        <Button type="button" variant="brand" hidden>
          {load}
        </Button>
      </Box>
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
      {parking && <p>{parking}</p>}
    </Frame>
  );
}
