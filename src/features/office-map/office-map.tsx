import { chakra } from '@chakra-ui/react';
import type { Resources } from '../../i18n/resources.ts';
import { mapFrameAddress, mapLink, pin } from '../../office/maps.ts';
import { premises } from '../../office/premises.ts';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Label, Row, Small, Stack } from '../../components/layout.tsx';
import { OfficeAddress } from '../../components/office-address.tsx';
import { Photograph } from '../../components/photograph.tsx';
import { Picture } from '../../components/picture.tsx';
import { HoursAndStatus } from '../open-now/hours-and-status.tsx';
import { useCurrentPage } from '../../site/current-page.tsx';
import { Section } from '../../components/section.tsx';

type OfficeMapProps = { id: string } & Resources['contact']['map'];

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
    // The picture fills one side, what leads there the other.
    lg: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '4',
      padding: '0',
      paddingInlineEnd: '3',
      textAlign: 'start',
      '& > img': { width: '100%', height: '450px', objectFit: 'cover' },
    },
    '& > img[src$="#map"]': { objectPosition: '50% 10%' },
    '& > iframe': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '& > iframe:not([data-loaded])': { opacity: '0' },
  },
});

/**
 * Where the office is: its address and its door in a reserved box, replaced by the map once the visitor asks for it.
 */
export function OfficeMap({ id, title, frameTitle, open, note, load, door, directions }: OfficeMapProps) {
  const { language } = useCurrentPage();
  const parking = premises.parking[language];
  return (
    <Section id={id} title={title} data-print={premises.directions[0] || parking ? undefined : 'no'}>
      <Box data-enhanced="" data-map={mapFrameAddress(language)} data-map-title={frameTitle}>
        {premises.door ? (
          <Photograph place="door" file={premises.door} alt={door} />
        ) : (
          <Picture name="contact" view="#map" isDecorative />
        )}
        <Stack gap={{ base: '2', lg: '1.5' }} paddingBlock={{ lg: '2' }} justifyItems={{ base: 'center', lg: 'start' }}>
          <Label>
            <OfficeAddress />
          </Label>
          {/* Phones read them at the top of the page. */}
          <Row as="p" lgDown={{ display: 'none' }}>
            <HoursAndStatus />
          </Row>
          {/* Only the area is shown. */}
          {!pin && <Small maxWidth="measure">{note}</Small>}
          <Button variant="brand" data-part="load" hidden>
            {load}
          </Button>
        </Stack>
      </Box>
      <ExternalLink href={mapLink}>{open}</ExternalLink>
      {premises.directions.length > 0 && (
        <Stack marginTop="2" maxWidth="measure">
          <Heading level={3}>{directions}</Heading>
          <Stack as="ol" gap="half" listStyle="decimal" paddingInlineStart="3">
            {premises.directions.map((step) => (
              <li key={step[language]}>{step[language]}</li>
            ))}
          </Stack>
        </Stack>
      )}
      {parking && <p>{parking}</p>}
    </Section>
  );
}
