import { chakra } from '@chakra-ui/react';
import { BookUser, Moped, Plane, Stethoscope, Umbrella, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Small, Stack } from '../components/layout.tsx';
import { Picture } from '../components/picture.tsx';
import { RadioLabel } from '../components/radio-card.tsx';
import { useAddress } from '../components/use-address.ts';
import { hiddenFromSight, VisuallyHidden } from '../components/visually-hidden.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { OfferedFirst } from '../office/services.ts';
import { Amount } from './amount.ts';
import { Section } from '../components/section.tsx';

const icons: Record<OfferedFirst, LucideIcon> = {
  vehicle: Moped,
  health: Stethoscope,
  life: Umbrella,
  travel: Plane,
  passport: BookUser,
};

interface OfferedService {
  /** Also of its page and of its picture. */
  id: OfferedFirst;
  title: string;
  body: string;
  /** Badge of the lowest price; its basis stands on the service's page. */
  price?: string;
}

interface ServiceSelectorProps {
  title: string;
  /** What the asterisk of the prices means. */
  hint: string;
  legend: string;
  services: readonly OfferedService[];
}

const Labels = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', md: { gap: '1.5' } },
});

const Label = chakra(RadioLabel, {
  base: {
    // Three in a row on phones, all in one on wide screens, and fewer where letters are so large that words need the
    // room.
    flex: '1 0 max(30%, 5.5rem)',
    display: 'grid',
    gap: 'half',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: '4.5rem',
    padding: '1',
    paddingInline: 'half',
    textAlign: 'center',
    textStyle: 'label',
    fontSize: '0.9375rem',
    color: 'text.heading',
    _hover: { background: 'bg.alternate' },
    md: { flexBasis: '5.5rem' },
  },
});

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignItems: 'center',
    marginTop: '1',
    padding: '2',
    borderRadius: 'large',
    background: 'bg.alternate',
    mdDown: { gap: '1', '& > img': { height: 'calc(50vw - {spacing.gutter} - {spacing.2})' } },
    md: { '& > img': { height: 'auto' }, gridTemplateColumns: '1fr 2fr', gap: '4', padding: '3' },
  },
});

/** Shows the panel of the chosen radio button and marks its label, with CSS alone. */
const selectionStyles = (services: readonly OfferedService[]) =>
  Object.fromEntries(
    services.flatMap(({ id }) => [
      [`& > #service-${id}:not(:checked) ~ #panel-${id}`, { display: 'none' }],
      [
        `& > #service-${id}:checked ~ div > label[for="service-${id}"]`,
        { background: 'bg.alternate', boxShadow: 'inset 0 0 0 2px {colors.edge.control}' },
      ],
      [
        `& > #service-${id}:focus-visible ~ div > label[for="service-${id}"]`,
        { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
      ],
    ]),
  );

/** Services to choose from; the chosen one shows its picture, description and way on. */
export function ServiceSelector({ title, hint, legend, services }: ServiceSelectorProps) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Section title={title}>
      <chakra.fieldset css={selectionStyles(services)}>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        {services.map(({ id }, position) => (
          <chakra.input
            css={hiddenFromSight}
            key={id}
            type="radio"
            name="service"
            id={`service-${id}`}
            value={id}
            defaultChecked={position === 0}
          />
        ))}
        <Labels>
          {services.map(({ id, title: name }) => {
            const Icon = icons[id];
            return (
              <Label key={id} htmlFor={`service-${id}`}>
                <Icon size={28} />
                {name}
              </Label>
            );
          })}
        </Labels>
        {services.map((service) => (
          <Panel key={service.id} id={`panel-${service.id}`}>
            <Picture name={service.id} />
            <Stack gap={{ base: '1', md: '2' }} justifyItems="start">
              <Heading level={3}>{service.title}</Heading>
              <p>{service.body}</p>
              {service.price && (
                <Row as="p" columnGap="1.5">
                  <span>
                    <Amount>{service.price}</Amount>
                  </span>{' '}
                  <PageLink page={service.id} fragment="price" textStyle="small">
                    {t('price.basis')}
                  </PageLink>
                </Row>
              )}
              <ButtonLink href={address(service.id)} variant="brand">
                {t('actions.learnMore')}
                <VisuallyHidden> {t('actions.learnMoreAbout', { service: service.title })}</VisuallyHidden>
              </ButtonLink>
            </Stack>
          </Panel>
        ))}
        <Small marginTop="1">{hint}</Small>
      </chakra.fieldset>
    </Section>
  );
}
