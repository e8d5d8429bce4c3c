import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { office } from '../business/office.ts';
import { Button } from '../components/button.tsx';
import { useAddress } from '../components/use-address.ts';
import { Frame } from '../sections/frame.tsx';

const Fields = chakra('form', { base: { display: 'grid', gap: '3', maxWidth: 'measure' } });

const Field = chakra('div', {
  base: {
    display: 'grid',
    gap: 'half',
    '& label': { fontWeight: '600' },
    '& :is(input, textarea)': {
      width: '100%',
      minHeight: 'target',
      paddingInline: '1.5',
      paddingBlock: '1',
      background: 'ground.raised',
      borderWidth: 'control',
      borderColor: 'edge.control',
      borderRadius: 'small',
    },
  },
});

/** The contact form; without a script it posts to the collector by itself. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const address = useAddress();
  return (
    <Frame title={t('form.title')} intro={t('form.intro')} ground="sand" id="message">
      <Fields action={office.formEndpoint} method="post">
        <input type="hidden" name="_next" value={`${office.siteUrl ?? ''}${address('thank-you')}`} />
        <Field>
          <label htmlFor="name">{t('form.name')}</label>
          <input id="name" name="name" type="text" autoComplete="name" required />
        </Field>
        <Field>
          <label htmlFor="email">{t('form.email')}</label>
          <input id="email" name="email" type="email" autoComplete="email" required />
        </Field>
        <Field>
          <label htmlFor="phone">
            {t('form.phone')} ({t('form.optional')})
          </label>
          <input id="phone" name="phone" type="tel" autoComplete="tel" />
        </Field>
        <Field>
          <label htmlFor="text">{t('form.message')}</label>
          <textarea id="text" name="message" rows={5} required />
        </Field>
        <div>
          <Button type="submit">{t('form.send')}</Button>
        </div>
      </Fields>
    </Frame>
  );
}
