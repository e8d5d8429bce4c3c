import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { messageFields, type MessageField } from './contact-message.ts';
import { TextLink } from '../../components/text-link.tsx';
import { fieldId } from './text-field.tsx';
import type { FieldErrors } from './validation.ts';

const List = chakra('ul', { base: { display: 'grid' } });

/** Everything that is still to be mended, each entry leading to its field. */
export function FaultSummary({ faults, onChoose }: { faults: FieldErrors; onChoose: (field: MessageField) => void }) {
  const { t } = useTranslation('contact');
  const faulty = messageFields.filter((field) => faults[field]);
  if (faulty.length === 0) return null;
  return (
    <>
      <p>{t('form.errors.summary')}</p>
      <List>
        {faulty.map((field) => (
          <li key={field}>
            <TextLink
              href={`#${fieldId(field)}`}
              size="block"
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
            >
              {t(`form.${field}`)}
            </TextLink>
          </li>
        ))}
      </List>
    </>
  );
}
