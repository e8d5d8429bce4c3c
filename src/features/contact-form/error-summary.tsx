import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/text-link.tsx';
import { fieldId, messageFields, type MessageField } from './contact-message.ts';
import type { MessageErrors } from './validation.ts';

const List = chakra('ul', { base: { display: 'grid' } });

/** Everything that is still to be corrected, each entry leading to its field. */
export function ErrorSummary({ errors, onChoose }: { errors: MessageErrors; onChoose: (field: MessageField) => void }) {
  const { t } = useTranslation('contact');
  const wrong = messageFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <>
      <p>{t('form.errors.summary')}</p>
      <List>
        {wrong.map((field) => (
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
