import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Small, Stack } from '../components/layout.tsx';
import { Picture } from '../components/picture.tsx';
import { RadioLabel } from '../components/radio-card.tsx';
import { useAddress } from '../components/use-address.ts';
import { hiddenFromSight, VisuallyHidden } from '../components/visually-hidden.tsx';
import { PageLink } from '../components/page-link.tsx';
import { WovenFigure } from '../components/woven-row.tsx';
import { offeredFirst } from '../office/services.ts';
import { Amount } from './amount.ts';
import { Section } from '../components/section.tsx';

/** Labels in rows and below them one panel: of the chosen radio button, which stands before both. */
const Services = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    // Browsers scroll to what gets the focus, which here has no place of its own: to no end where it was tapped, and as
    // far as its row where a key chose it.
    '& > input:not(:focus-visible)': { position: 'fixed', top: '0' },
    // On paper all of them, without what chooses.
    '& > :not(:checked) + label + div': { display: { base: 'none', _print: 'grid' } },
    '& > :checked + label': {
      background: 'bg.alternate',
      boxShadow: 'inset 0 0 0 2px {colors.edge.control}',
      // Seen where colours are forced, which takes grounds and shadows away.
      outline: '3px solid transparent',
    },
    '& > :focus-visible + label': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  },
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
    order: '1',
    flexBasis: '100%',
    gap: '2',
    alignItems: 'center',
    padding: '2',
    borderRadius: 'large',
    background: 'bg.alternate',
    mdDown: { gap: '1', '& > img': { height: 'calc(50vw - {spacing.gutter} - {spacing.2})' } },
    md: { '& > img': { height: 'auto' }, gridTemplateColumns: '1fr 2fr', gap: '4', padding: '3' },
    _print: { padding: '0' },
  },
});

/** Services to choose from; the chosen one shows its picture, description and way on. */
export function ServiceSelector() {
  const { t } = useTranslation(['home', 'common']);
  const address = useAddress();
  const { title, legend, hint, items } = t('selector');
  return (
    <Section title={title}>
      <fieldset>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        <Services>
          {offeredFirst.map((id, position) => {
            const { title: name, body, ...rest } = items[id];
            return (
              <Fragment key={id}>
                <chakra.input
                  css={hiddenFromSight}
                  type="radio"
                  name="service"
                  id={`service-${id}`}
                  value={id}
                  defaultChecked={position === 0}
                />
                <Label htmlFor={`service-${id}`} data-print="no">
                  <WovenFigure name={id} />
                  {name}
                </Label>
                <Panel id={`panel-${id}`}>
                  <Picture name={id} />
                  <Stack gap={{ base: '1', md: '2' }} justifyItems="start">
                    <Heading level={3}>{name}</Heading>
                    <p>{body}</p>
                    {'price' in rest && (
                      <Row columnGap="1.5">
                        <span>
                          <Amount>{rest.price}</Amount>
                        </span>{' '}
                        <PageLink page={id} fragment="price" textStyle="small">
                          {t('common:price.basis')}
                        </PageLink>
                      </Row>
                    )}
                    <ButtonLink href={address(id)} variant="brand">
                      {t('common:actions.learnMore')}
                      <VisuallyHidden> {t('common:actions.learnMoreAbout', { service: name })}</VisuallyHidden>
                    </ButtonLink>
                  </Stack>
                </Panel>
              </Fragment>
            );
          })}
        </Services>
        <Small marginTop="1">{hint}</Small>
      </fieldset>
    </Section>
  );
}
