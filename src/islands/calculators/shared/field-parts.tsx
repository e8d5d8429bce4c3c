import { chakra } from '@chakra-ui/react';
import { field } from '../../../theme/recipes/field.ts';

/** A label with its control, hint and fault. */
export const Field = chakra('div', { base: { display: 'grid', gap: 'half' } });

/** Several controls under one name. */
export const FieldGroup = chakra('fieldset', { base: { display: 'grid', gap: 'half', border: '0', minWidth: '0' } });

const nameStyle = { base: { fontWeight: '600', marginBottom: 'half' } } as const;

export const FieldName = chakra('label', nameStyle);

export const GroupName = chakra('legend', nameStyle);

export const Hint = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

export const FaultSentence = chakra('p', { base: { fontWeight: '600', color: 'text.error' } });

export const TextControl = chakra('input', field);
