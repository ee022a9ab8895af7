/** Names of streets, written as a sign has them, without the word for street. */
export const streetNames: readonly string[] = [
  'Amir Temur', 'Navoiy', 'Bobur', 'Mustaqillik', 'Bunyodkor', 'Beruniy', 'Shota Rustaveli',
  'Furqat', 'Oybek', 'Mirobod', 'Istiqbol', 'Farobiy', 'Zulfiya', 'Nukus', 'Yunus Rajabiy',
  'Muqimiy', 'Cho‘lpon', 'Fitrat', 'Mashrab', 'Ogahiy', 'Nodira', 'Uvaysiy', 'Mirzo Ulug‘bek',
  'Al-Xorazmiy', 'Ibn Sino', 'Termiziy', 'Buxoro', 'Farg‘ona', 'Andijon', 'Xiva', 'Qo‘qon',
  'Do‘stlik', 'Tinchlik', 'Bahor', 'Guliston', 'Bog‘ishamol', 'Chinor', 'Anorzor', 'Olmazor',
  'Yangi hayot', 'Lola', 'Nilufar', 'Binafsha', 'Oqtepa', 'Ko‘kcha', 'Labzak', 'Sebzor',
  'Parkent', 'Sayram', 'Asaka', 'Sadriddin Ayniy', 'Habib Abdullayev', 'G‘afur G‘ulom',
  'Abdulla Qodiriy', 'Hamid Olimjon', 'Usmon Nosir', 'So‘fi Olloyor', 'Yangiobod', 'Nurafshon',
  'Bog‘zor', 'Gulzor', 'Paxtakor', 'Temiryo‘lchi', 'Quruvchi', 'Navqiron', 'Ziyolilar',
  'Universitet', 'Hunarmandlar', 'Kulollar', 'Zargarlar', 'Misgarlar', 'Shirin', 'Oydin',
];

/** Names of parks, taken in turn. */
export const parkNames: readonly string[] = [
  'Istiqlol bog‘i', 'Navro‘z bog‘i', 'Bobur bog‘i', 'Chinorlar xiyoboni', 'G‘alaba bog‘i',
  'Yoshlar bog‘i', 'Ko‘kaldosh xiyoboni', 'Anhor bo‘yi bog‘i', 'Botanika bog‘i', 'Sayilgoh',
];
