import { useId, type ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import { Section, type SectionProps } from '../components/section.tsx';
import { Stack } from '../components/layout.tsx';
import { List } from '../components/list.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Table } from '../components/table.tsx';

interface Content {
  columns?: readonly string[];
  rows?: readonly (readonly string[])[];
  items?: readonly string[];
  /** What the rule leads to. */
  children?: ReactNode;
}

/** What a rule says, after its introduction: its figures as a table named by its heading, then sentence by sentence. */
function RuleContent({ headingId, columns, rows, items = [], children }: Content & { headingId: string }) {
  return (
    <>
      {columns && rows && <Table labelledBy={headingId} columns={columns} rows={rows} />}
      {items.length > 0 && <List items={items} />}
      {children}
    </>
  );
}

const gapAndLinks = { gap: '2', css: { '& > a': { justifySelf: 'start' } } } as const;

interface RuleDisclosureProps extends Content {
  /** Fragment that opens it. */
  id: string;
  title: string;
  /** What it comes to, in a few words. */
  short: string;
  intro?: string;
}

/** A rule that opens. */
export function RuleDisclosure({ id, title, short, intro, ...content }: RuleDisclosureProps) {
  return (
    <Disclosure title={title} titleId={`${id}-title`} summary={short} id={id}>
      <Stack {...gapAndLinks}>
        {intro && (
          <p>
            <Sentence>{intro}</Sentence>
          </p>
        )}
        <RuleContent headingId={`${id}-title`} {...content} />
      </Stack>
    </Disclosure>
  );
}

/** A rule that stands open under the heading of a section. */
export function RuleSection({ columns, rows, items, children, ...frame }: SectionProps & Content) {
  const headingId = useId();
  return (
    <Section {...frame} headingId={headingId} headingPosition="beside">
      <Stack {...gapAndLinks} maxWidth={columns ? 'wide' : 'measure'}>
        <RuleContent headingId={headingId} columns={columns} rows={rows} items={items}>
          {children}
        </RuleContent>
      </Stack>
    </Section>
  );
}
