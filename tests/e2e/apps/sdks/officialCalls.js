/** Calls of Telegram's own script, in whatever version a package brings it. */
export const officialCalls = (WebApp) => {
  const answer = (ask) => () => new Promise((resolve) => ask(resolve));
  const twoFold = (ask) => answer((resolve) => ask((error, value) => resolve(error ?? value)));
  return [
    ['user', () => WebApp.initDataUnsafe.user.first_name],
    ['theme', () => WebApp.themeParams.bg_color],
    [
      'ready',
      () => {
        WebApp.ready();
        WebApp.expand();
        return WebApp.isExpanded;
      },
    ],
    ['button', () => void WebApp.MainButton.setText('Order').show()],
    ['back', () => void WebApp.BackButton.show()],
    ['haptic', () => void WebApp.HapticFeedback.impactOccurred('soft')],
    [
      'colours',
      () => {
        WebApp.setHeaderColor('secondary_bg_color');
        WebApp.setBackgroundColor('#112233');
        WebApp.enableClosingConfirmation();
      },
    ],
    [
      'popup',
      answer((done) =>
        WebApp.showPopup({ message: 'Well?', buttons: [{ id: 'yes', type: 'ok' }] }, done),
      ),
    ],
    ['phone', answer((done) => WebApp.requestContact(done))],
    ['write', answer((done) => WebApp.requestWriteAccess(done))],
    ['invoice', answer((done) => WebApp.openInvoice('https://t.me/$a', done))],
    ['clipboard', answer((done) => WebApp.readTextFromClipboard(done))],
    ['save', twoFold((done) => WebApp.CloudStorage.setItem('name', 'Ada', done))],
    ['read', twoFold((done) => WebApp.CloudStorage.getItem('name', done))],
    ['keys', twoFold((done) => WebApp.CloudStorage.getKeys(done))],
    ['read many', twoFold((done) => WebApp.CloudStorage.getItems(['name', 'none'], done))],
    ['delete', twoFold((done) => WebApp.CloudStorage.removeItem('name', done))],
    ['deleted', twoFold((done) => WebApp.CloudStorage.getItem('name', done))],
    [
      'button at work',
      () => {
        WebApp.MainButton.setParams({ color: '#ff0000', text_color: '#ffffff', is_active: true });
        WebApp.MainButton.showProgress(true);
        const isAtWork = WebApp.MainButton.isProgressVisible;
        WebApp.MainButton.hideProgress().disable().hide();
        return isAtWork;
      },
    ],
    [
      'more haptics',
      () => {
        WebApp.HapticFeedback.notificationOccurred('success').selectionChanged();
        WebApp.disableClosingConfirmation();
      },
    ],
  ];
};
