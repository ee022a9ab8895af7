import { t } from '../../../src/i18n/t';
import type { CodeEntry } from '../../../src/ui/CodePage';
import { CodeStep } from '../../../src/ui/CodePage';
import { States } from './States';
import { nothing } from './samples';

const blank: CodeEntry = {
  code: '',
  error: undefined,
  isGiving: false,
  isAsking: false,
  type: nothing,
  give: nothing,
  ask: nothing,
};

const step = (entry: Partial<CodeEntry> = {}, time = 0) => (
  <CodeStep
    intro={t('login.codeIntro', { phone: '+998 90 123 45 67' })}
    length={null}
    entry={{ ...blank, ...entry }}
    sent={{ sentAt: Date.now(), time }}
    now={Date.now}
    onOtherPhone={nothing}
  />
);

/** The code entry step. */
export const codeStep = () => (
  <States
    of={{
      'just sent': step({}, 42),
      'being typed': step({ code: '12' }),
      wrong: step({ error: t('errors.wrongCode') }),
      'another one requested': step({ isAsking: true }),
    }}
  />
);
