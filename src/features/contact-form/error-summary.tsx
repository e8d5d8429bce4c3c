import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { fieldId, type MessageField } from './contact-message.ts';
import type { MessageErrors } from './validation.ts';

export const focusOn = (field: MessageField) => document.getElementById(fieldId(field))?.focus();

/** Everything that is still to be corrected, each entry leading to its field. */
export function ErrorSummary({ errors }: { errors: MessageErrors }) {
  const { t } = useTranslation('contact');
  if (errors.length === 0) return null;
  return (
    <>
      <p>{t('form.errors.summary')}</p>
      <Stack as="ul" gap="0">
        {errors.map(({ field }) => (
          <li key={field}>
            <TextLink
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                focusOn(field);
              }}
            >
              {t(`form.${field}`)}
            </TextLink>
          </li>
        ))}
      </Stack>
    </>
  );
}
