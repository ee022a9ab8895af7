import { useState } from 'react';
import { t } from '../../../src/i18n/t';
import { Button } from '../../../src/ui/Button';
import { Dialog } from '../../../src/ui/Dialog';

type Props = { title: string; text: string; okText?: string; isDestructive?: boolean };

/** A confirm dialog that can be reopened. */
export function QuestionAgain({ title, text, okText = t('basket.clear'), isDestructive }: Props) {
  const [isAsked, setAsked] = useState(true);
  const answer = () => setAsked(false);
  return (
    <>
      <Button onPress={() => setAsked(true)}>{t('stories.open')}</Button>
      {isAsked && (
        <Dialog
          title={title}
          text={text}
          okText={okText}
          cancelText={t('common.cancel')}
          isDestructive={isDestructive}
          onOk={answer}
          onCancel={answer}
        />
      )}
    </>
  );
}
