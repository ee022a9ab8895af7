import {
  backButton,
  init,
  initData,
  miniApp,
  popup,
  themeParams,
  useLaunchParams,
  useSignal,
} from '@telegram-apps/sdk-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

// An app on the SDK for React as its guide begins one: nothing in it knows of the simulator. Not
// typed, as the shop's types take the SDK for the one runtime that it ships.
init();
initData.restore();
themeParams.mountSync();
miniApp.mountSync();
backButton.mount();

function App() {
  const { tgWebAppStartParam } = useLaunchParams();
  const user = useSignal(initData.user);
  const ground = useSignal(themeParams.backgroundColor);
  const [place, setPlace] = useState(location.pathname);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    const follow = () => setPlace(location.pathname);
    window.addEventListener('popstate', follow);
    const stop = backButton.onClick(() => {
      history.back();
      backButton.hide();
    });
    miniApp.ready();
    return () => {
      window.removeEventListener('popstate', follow);
      stop();
    };
  }, []);

  const goOn = () => {
    history.pushState(null, '', '/further');
    setPlace(location.pathname);
    backButton.show();
  };
  const ask = async () => {
    const buttons = [{ id: 'yes', type: 'default', text: 'It is' }];
    setAnswer(
      `popup: ${await popup.open({ title: 'A question', message: 'Is it well?', buttons })}`,
    );
  };
  return (
    <>
      <h1>App on the SDK for React, by {tgWebAppStartParam}</h1>
      <p id="start">{`${user?.first_name} at ${place}`}</p>
      <p id="theme">{ground}</p>
      <p id="popup">{answer}</p>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <button type="button" onClick={goOn}>
        Forward
      </button>
    </>
  );
}

createRoot(document.querySelector('main') ?? document.body).render(<App />);
