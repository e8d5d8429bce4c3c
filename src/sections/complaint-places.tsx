import { chakra } from '@chakra-ui/react';
import { complaintBodies } from '../office/complaint-bodies.ts';
import { telephoneLink } from '../office/links.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { TextLink } from '../components/text-link.tsx';

const Places = chakra('ul', {
  base: { '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } },
});

interface RegulatorPlacesProps {
  /** What each of the ways is called. */
  bimaBharosa: string;
  phone: string;
  email: string;
}

/** The ways to the regulator, who has the insurer look again. */
export function RegulatorPlaces({ bimaBharosa, phone, email }: RegulatorPlacesProps) {
  return (
    <Places>
      <li>
        <ExternalLink href={complaintBodies.bimaBharosa}>{bimaBharosa}</ExternalLink>
      </li>
      <li>
        {phone}
        {complaintBodies.phones.map((number) => (
          <TextLink key={number} size="block" href={telephoneLink(number)} translate="no">
            {number}
          </TextLink>
        ))}
      </li>
      <li>
        {email}
        <TextLink size="block" href={`mailto:${complaintBodies.email}`} translate="no" lang="en">
          {complaintBodies.email}
        </TextLink>
      </li>
    </Places>
  );
}
