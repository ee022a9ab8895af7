import { addCard, confirmCard } from '../../../src/flows/cards/addCard';
import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { situation } from './situation';

const uzcard = { number: '8600123412341239', expiry: '0930', cvv: '', name: '' };

/** A user whose new card waits for its code. */
async function unconfirmedCard({ signIn }: Stage) {
  await signIn();
  await addCard(uzcard);
}

/** A user with a valid card, one with a long name and an expired one. */
async function withCards(stage: Stage) {
  const { backend, signIn } = stage;
  await signIn();
  const names = ['', 'Umumiy oilaviy xarajatlar uchun karta', ''];
  for (const name of names) {
    await addCard({ ...uzcard, name });
    await confirmCard(backend.db.codes.at(-1)?.code ?? '');
  }
  Object.assign(backend.db.cards.at(-1) ?? {}, { expire: '01/24', type: 'HUMO' });
}

export const cards = {
  id: 'cards',
  title: 'Cards',
  specimens: [
    situation('cards-some', 'Some', paths.cards, { before: withCards }),
    situation('cards-deleting', 'Confirming to delete one', paths.cards, {
      before: withCards,
      act: ({ press }) => press(t('cards.remove', { number: '' })),
    }),
    situation('cards-none', 'None', paths.cards, { before: ({ signIn }) => signIn() }),
    situation('cards-guest', 'Not signed in', paths.cards),
    situation('cards-loading', 'Loading', paths.cards, {
      before: async ({ leaveUnanswered, signIn }) => {
        leaveUnanswered(calls.cards);
        await signIn();
      },
    }),
    situation('cards-failed', 'Error', paths.cards, {
      before: async ({ fail, signIn }) => {
        fail(calls.cards);
        await signIn();
      },
    }),
    situation('cards-off', 'Switched off', paths.cards, { vendor: 'bloom' }),
    situation('card-new', 'New card', paths.cardCreate, { before: ({ signIn }) => signIn() }),
    situation('card-new-wrong', 'New card, invalid', paths.cardCreate, {
      before: ({ signIn }) => signIn(),
      act: async ({ write, press }) => {
        await write(t('cards.number'), '4111111111111112');
        await write(t('cards.expiry'), '0124');
        await press(t('cards.send'));
      },
    }),
    situation('card-new-sending', 'New card, sending', paths.cardCreate, {
      before: async ({ leaveUnanswered, signIn }) => {
        await signIn();
        leaveUnanswered(calls.cards);
      },
      act: async ({ write, press }) => {
        await write(t('cards.number'), uzcard.number);
        await write(t('cards.expiry'), uzcard.expiry);
        await press(t('cards.send'));
      },
    }),
    situation('card-code', 'Code', paths.cardConfirm, { before: unconfirmedCard }),
    situation('card-code-wrong', 'A wrong code', paths.cardConfirm, {
      before: unconfirmedCard,
      act: ({ write }) => write(t('login.code'), '0000'),
    }),
    situation('card-code-again', 'Code, after the countdown', paths.cardConfirm, {
      before: async (stage) => {
        await unconfirmedCard(stage);
        stage.backend.clock.advance(61_000);
      },
    }),
    situation('card-code-none', 'No code sent', paths.cardConfirm, {
      before: ({ signIn }) => signIn(),
    }),
  ],
} satisfies Group;
