import { backButton, init, initData, miniApp, popup, themeParams } from '@tma.js/sdk';

// An app on the official SDK as its guide begins one: nothing in it knows of the simulator.
const by = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const show = (id: string, text: string) => {
  by(id).textContent = text;
};

init();
initData.restore();
themeParams.mount();
miniApp.mount();
backButton.mount();

const place = () => show('start', `${initData.user()?.first_name} at ${location.pathname}`);
place();
window.addEventListener('popstate', place);
const theme = () => show('theme', themeParams.bgColor() ?? '');
theme();
themeParams.bgColor.sub(theme);
backButton.onClick(() => {
  history.back();
  backButton.hide();
});
by('forward').addEventListener('click', () => {
  history.pushState(null, '', '/further');
  place();
  backButton.show();
});
by('ask').addEventListener('click', async () => {
  const buttons = [{ id: 'yes', type: 'default', text: 'It is' } as const];
  const id = await popup.show({ title: 'A question', message: 'Is it well?', buttons });
  show('popup', `popup: ${id}`);
});
miniApp.ready();
