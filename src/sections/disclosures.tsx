import type { ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import { Stack } from '../components/layout.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Section, type SectionProps } from '../components/section.tsx';

interface Row {
  /** Fragment that opens it. */
  id?: string;
  title: string;
  /** What it comes to, in a few words. */
  short?: ReactNode;
  /** Whom alone it concerns. */
  concerns?: string;
  body?: string;
  /** What stands below it. */
  more?: ReactNode;
  /** Rows that it holds in place of words of its own. */
  items?: readonly Row[];
}

/** Rows that open one by one, independently of each other. */
export function DisclosureRows({ items }: { items: readonly Row[] }) {
  return items.map((item) => (
    <Disclosure key={item.title} title={item.title} summary={item.short} id={item.id} data-concerns={item.concerns}>
      {item.body && (
        <p>
          <Sentence>{item.body}</Sentence>
        </p>
      )}
      {item.items && (
        <Stack gap="0" layerStyle="quoted">
          <DisclosureRows items={item.items} />
        </Stack>
      )}
      {item.more}
    </Disclosure>
  ));
}

/** A section of rows that open, above rows of another kind. */
export function Disclosures({ items = [], children, ...frame }: SectionProps & { items?: readonly Row[] }) {
  return (
    <Section {...frame} headingPosition="beside">
      <Stack gap="0" maxWidth="wide" borderTopWidth="hairline" borderColor="edge">
        <DisclosureRows items={items} />
        {children}
      </Stack>
    </Section>
  );
}
