import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '../../i18n/languages.ts';
import { shownErrors } from './collector-errors.ts';
import type { Failure } from './post-message.ts';

/** A wait that can still be said in minutes. */
const longestWait = 3600;

/** Why the message did not go, in the words of the specification's error catalogue. */
export function FailureText({ failure }: { failure: Failure }) {
  const { t, i18n } = useTranslation('contact');
  switch (failure.kind) {
    case 'unexpected':
      return t('form.errors.unexpected');
    case 'tooMany': {
      const { seconds } = failure;
      if (seconds === undefined || seconds > longestWait) return t('form.errors.tooManyLater');
      const wait =
        seconds < 60
          ? t('form.errors.waitSeconds', { count: seconds })
          : t('form.errors.waitMinutes', { count: Math.ceil(seconds / 60) });
      return t('form.errors.tooMany', { wait });
    }
    case 'refused': {
      if (failure.errors.length === 0) return t('form.errors.problem');
      const known = i18n.language === defaultLanguage ? {} : t('form.errors.codes');
      return shownErrors(failure.errors, known).map(({ text, isCollectors }, position) => (
        <Fragment key={text}>
          {position > 0 && ', '}
          {isCollectors ? <bdi lang="en">{text}</bdi> : text}
        </Fragment>
      ));
    }
  }
}
