import { chakra } from '@chakra-ui/react';
import { complaintBodies } from '../office/complaint-bodies.ts';
import { telephoneLink } from '../office/office.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Frame } from './frame.tsx';

const Places = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
  },
});

interface ComplaintPlacesProps {
  title: string;
  /** What each of the ways is called. */
  bimaBharosa: string;
  phone: string;
  email: string;
  ombudsman: string;
  commission: string;
}

/** The official places that hear complaints about insurers. */
export function ComplaintPlaces({ title, bimaBharosa, phone, email, ombudsman, commission }: ComplaintPlacesProps) {
  return (
    <Frame id="places" title={title} opening="beside">
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
        <li>
          <ExternalLink href={complaintBodies.ombudsman}>{ombudsman}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={complaintBodies.commission}>{commission}</ExternalLink>
        </li>
      </Places>
    </Frame>
  );
}
