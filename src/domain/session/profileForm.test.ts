import { describe, expect, it } from 'vitest';
import { sampleUser } from '../../../tests/samples/models';
import { applyEdits, checkPersonalForm, formOf, isEdited, isSameData } from './profileForm';

const today = '2026-03-04';
const form = { ...formOf(sampleUser()), firstName: 'Aziza', email: '', birthday: '' };
const faultsOf = (part: Partial<typeof form>) => checkPersonalForm({ ...form, ...part }, today);

describe('personal data', () => {
  it('requires only a first name', () => {
    expect(faultsOf({ lastName: '' })).toEqual({});
    expect(faultsOf({ firstName: '   ' })).toEqual({ firstName: 'missing' });
  });

  it.each(['aziza@example.uz', ' a.b+c@mail.example.com ', 'ali@почта.рф'])(
    '%s may be an e-mail address',
    (email) => {
      expect(faultsOf({ email })).toEqual({});
    },
  );

  it.each([
    'aziza',
    'aziza@',
    '@example.uz',
    'aziza@example',
    'a b@example.uz',
    'a@b@c.uz',
    'a@b..uz',
  ])('%s is not an e-mail address', (email) => {
    expect(faultsOf({ email })).toEqual({ email: 'wrongEmail' });
  });

  it('rejects mistyped birthdays', () => {
    expect(faultsOf({ birthday: '07.03.1990' })).toEqual({});
    expect(faultsOf({ birthday: '04.03.2026' })).toEqual({});
    expect(faultsOf({ birthday: '05.03.2026' })).toEqual({ birthday: 'notBornYet' });
    expect(faultsOf({ birthday: '31.02.1990' })).toEqual({ birthday: 'wrongDate' });
    expect(faultsOf({ birthday: '07.03.0199' })).toEqual({ birthday: 'wrongDate' });
    expect(faultsOf({ birthday: '07.03.' })).toEqual({ birthday: 'wrongDate' });
  });

  it('keeps unedited fields, also those a form cannot show', () => {
    const known = sampleUser({ birthday: '1990', lastName: 'van  Dyck' });
    const told = applyEdits(known, { firstName: ' Anna   Maria ' });
    expect(told).toMatchObject({
      firstName: 'Anna Maria',
      birthday: '1990',
      lastName: 'van  Dyck',
    });
  });

  it('can be cleared', () => {
    const known = sampleUser({ email: 'a@b.uz', birthday: '1990-03-07', gender: 'male' });
    const told = applyEdits(known, { email: ' ', birthday: '', gender: null });
    expect(told).toMatchObject({ email: null, birthday: null, gender: null });
  });

  it('is unchanged when retyped', () => {
    const known = sampleUser({ birthday: '1990-03-07' });
    expect(isSameData(known, applyEdits(known, formOf(known)))).toBe(true);
    expect(isSameData(known, applyEdits(known, { lastName: 'Rahimova' }))).toBe(false);
  });

  it('is edited while the form differs from the server, valid or not', () => {
    const known = { ...sampleUser(), firstName: 'Aziza', birthday: '1990-03-07' };
    expect(isEdited(known, {})).toBe(false);
    expect(isEdited(known, { firstName: 'Aziz' })).toBe(true);
    expect(isEdited(known, { firstName: 'Aziza', birthday: '07.03.1990' })).toBe(false);
    expect(isEdited(known, { birthday: '07.03.19' })).toBe(true);
  });
});
