import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chevron } from '../../components/chevron.ts';
import { sufficiencyOf, type ChecklistDocument } from './documents.ts';

const English = chakra('span', {
  base: {
    display: 'none',
    fontWeight: '400',
    color: 'text.muted',
    _print: { display: 'inline', _before: { content: '" · "' } },
  },
});

/** No fieldset: reader views throw forms away, and with them the documents. */
const Group = chakra('div', {
  base: {
    paddingBlock: 'half',
    '& p': { marginInlineStart: '0' },
    '& ul': { marginTop: '1', borderInlineStartWidth: '4px', borderColor: 'bg.accent' },
    '& li:first-of-type': { borderTopWidth: '0' },
    '& li p': { marginInlineStart: '2.5rem' },
  },
});

/** What a document is called, and in English where that is asked for. */
export function Names({ document: { name, english } }: { document: ChecklistDocument }) {
  return (
    <chakra.span fontWeight="700">
      {name}
      {english && (
        <English lang="en" data-english="">
          {english}
        </English>
      )}
    </chakra.span>
  );
}

const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'grid',
      gridTemplateColumns: '1.75rem 1fr auto',
      columnGap: '1.5',
      alignItems: 'center',
      minHeight: 'target',
      paddingBlock: 'half',
      // Which of them is ready shows while it is closed.
      _before: { content: '""', color: 'text.success', fontSize: '1.5rem', textAlign: 'center' },
      _after: { ...chevron('0.75rem', '3px'), marginInlineEnd: 'half' },
    },
    '&:has([data-tick=""]:checked) > summary::before': { content: '"✓"' },
  },
});

interface AnyOneOfProps {
  /** Of its words. */
  id: string;
  hasFolds?: boolean;
  document: ChecklistDocument;
  children: ReactNode;
}

/** Documents of which any one will do, under what they prove. */
export function AnyOneOf({ id, hasFolds, document, children }: AnyOneOfProps) {
  const { t } = useTranslation();
  const words = (
    <span id={id}>
      <Names document={document} />
      <chakra.span display="block" textStyle="sign" color="text.muted">
        {t(sufficiencyOf(document.anyOf))}
      </chakra.span>
    </span>
  );
  const group = (
    <Group role="group" aria-labelledby={id}>
      {!hasFolds && words}
      {children}
    </Group>
  );
  return hasFolds ? (
    <Fold>
      <summary>{words}</summary>
      {group}
    </Fold>
  ) : (
    group
  );
}
