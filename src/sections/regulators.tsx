import { complaintBodies } from '../facts/public-bodies.ts';
import { telephoneLink } from '../office/links.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { Row } from '../components/layout.tsx';
import { TextLink } from '../components/text-link.tsx';

/** The ways to the regulator, who has the insurer look again, by what each is called. */
export function Regulators({ bimaBharosa, phone, email }: Record<'bimaBharosa' | 'phone' | 'email', string>) {
  return (
    <ul>
      <Row as="li">
        <ExternalLink href={complaintBodies.bimaBharosa}>{bimaBharosa}</ExternalLink>
      </Row>
      <Row as="li">
        {phone}
        {complaintBodies.phones.map((number) => (
          <TextLink key={number} href={telephoneLink(number)} translate="no">
            {number}
          </TextLink>
        ))}
      </Row>
      <Row as="li">
        {email}
        <TextLink href={`mailto:${complaintBodies.email}`} translate="no" lang="en">
          {complaintBodies.email}
        </TextLink>
      </Row>
    </ul>
  );
}
