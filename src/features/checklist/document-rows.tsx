import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnyOneOf, Names } from './any-one-of.tsx';
import type { ChecklistDocument } from './documents.ts';

const Item = chakra('li', {
  base: {
    borderTopWidth: 'hairline',
    borderColor: 'edge',
    paddingInline: '2',
    paddingBlock: 'half',
    '& li': { paddingInlineEnd: '0' },
    _print: { paddingInline: '0', '& li': { paddingInlineStart: '1' } },
  },
});

const Label = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    columnGap: '1.5',
    alignItems: 'start',
    minHeight: 'target',
    paddingBlock: 'half',
    cursor: 'pointer',
    _print: { minHeight: '0', paddingBlock: '0' },
  },
});

const Box = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    width: '1.75rem',
    height: '1.75rem',
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'small',
    background: 'bg.raised',
    cursor: 'pointer',
    '&:checked': { background: 'bg.success', borderColor: 'bg.success' },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      left: '0.5rem',
      top: '0.1875rem',
      width: '0.5rem',
      height: '0.875rem',
      borderColor: 'text.onSuccess',
      borderRightWidth: '3px',
      borderBottomWidth: '3px',
      transform: 'rotate(45deg)',
      _print: { borderColor: 'text' },
    },
    _highContrast: { appearance: 'auto', '&:checked::after': { display: 'none' } },
  },
});

const Note = chakra('p', {
  base: {
    textStyle: 'small',
    color: 'text.muted',
    marginInlineStart: '2.5rem',
    paddingBottom: 'half',
    maxWidth: 'measure',
  },
});

interface DocumentRowsProps {
  /** Keeps apart lists that share documents. */
  id: string;
  documents: readonly ChecklistDocument[];
  /** True where any one of them will do, but for those to be asked about first. */
  isInGroup?: boolean;
  /** True where groups are folded, because the list itself is not. */
  hasFolds?: boolean;
}

/** Documents to bring, each with a box to tick; 'any one of these' reads as one group. */
export const DocumentRows = memo(function DocumentRows({ id, documents, isInGroup, hasFolds }: DocumentRowsProps) {
  const { t } = useTranslation();
  return (
    <chakra.ul display="grid">
      {documents.map((document) => {
        const field = `${id}-${document.id}`;
        return (
          <Item key={document.id}>
            {document.anyOf.length > 0 ? (
              <AnyOneOf id={field} hasFolds={hasFolds} document={document}>
                <Note>{document.note}</Note>
                <DocumentRows id={id} documents={document.anyOf} isInGroup />
              </AnyOneOf>
            ) : (
              <>
                <Label>
                  <Box
                    type="checkbox"
                    id={field}
                    name={document.id}
                    data-tick={isInGroup && document.askFirst ? 'asked' : ''}
                    aria-describedby={`${field}-note`}
                  />
                  <span>
                    <Names document={document} />
                    {document.askFirst && (
                      <chakra.span display="block" color="text.price" fontWeight="700">
                        {t('documents.askFirst')}
                      </chakra.span>
                    )}
                  </span>
                </Label>
                <Note id={`${field}-note`}>{document.note}</Note>
              </>
            )}
          </Item>
        );
      })}
    </chakra.ul>
  );
});
