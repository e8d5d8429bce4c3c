import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** One document, or a group of which any one will do. */
export interface DocumentEntry {
  name: string;
  note: string;
  /** True when the office wants to be asked before the visitor relies on it. */
  askFirst?: boolean;
  anyOf?: Record<string, DocumentEntry>;
}

/** Documents by an id that is the same in every language. */
export type DocumentEntries = Record<string, DocumentEntry>;

const List = chakra('ul', { base: { borderTopWidth: 'hairline', borderColor: 'edge' } });

const Row = chakra('li', { base: { borderBottomWidth: 'hairline', borderColor: 'edge' } });

const Label = chakra('label', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '2', minHeight: 'target', paddingBlock: '1.5', cursor: 'pointer' },
});

const Tick = chakra('input', { base: { width: '1.5rem', height: '1.5rem', marginTop: '0.2rem', accentColor: 'var(--office-colors-ground-success)', flex: 'none' } });

const Name = chakra('span', { base: { fontWeight: '600' } });

const Note = chakra('span', { base: { gridColumn: '2', textStyle: 'small', color: 'text.muted' } });

const Group = chakra('fieldset', {
  base: { minWidth: '0', paddingBlock: '2', '& ul': { marginTop: '1', marginInlineStart: '1', paddingInlineStart: '2', borderTopWidth: '0', borderInlineStartWidth: '4px', borderColor: 'ground.accent' } },
});

const AnyOne = chakra('span', { base: { display: 'block', textStyle: 'label', color: 'text.price', fontSize: '1rem' } });

/** Documents to bring, each with a box to tick; 'any one of these' reads as one group. */
export function DocumentList({ id, items }: { id: string; items: DocumentEntries }) {
  const { t } = useTranslation();
  const prefix = useId();
  return (
    <List>
      {Object.entries(items).map(([key, entry]) => (
        <Row key={key}>
          {entry.anyOf ? (
            <Group>
              <legend>
                <Name>{entry.name}</Name>
                <AnyOne>{t('documents.anyOne')}</AnyOne>
              </legend>
              <Note>{entry.note}</Note>
              <DocumentList id={`${id}-${key}`} items={entry.anyOf} />
            </Group>
          ) : (
            <Label htmlFor={`${prefix}-${key}`}>
              <Tick type="checkbox" id={`${prefix}-${key}`} name={`${id}-${key}`} />
              <Name>
                {entry.name}
                {entry.askFirst && ` (${t('documents.askFirst')})`}
              </Name>
              <Note>{entry.note}</Note>
            </Label>
          )}
        </Row>
      ))}
    </List>
  );
}
