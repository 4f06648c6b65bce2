/** One row of the list, as a table or a spreadsheet has it. Nobody is the manager of the first person. */
export type Person = {id: string; name: string; role: string; manager: string};

const table = `
ada, Ada Moore, Chief executive,
bruno, Bruno Rossi, Product lead, ada
chloe, Chloe Dubois, Engineering lead, ada
dmitri, Dmitri Orlov, Sales lead, ada
elena, Elena Vega, Operations lead, ada
farid, Farid Haddad, Design lead, bruno
grace, Grace Kim, Product manager, bruno
hugo, Hugo Weber, Platform lead, chloe
iris, Iris Stone, Editor lead, chloe
jonas, Jonas Berg, Mobile lead, chloe
kofi, Kofi Mensah, Quality lead, chloe
lena, Lena Fox, Sales Americas, dmitri
mateo, Mateo Silva, Sales Europe, dmitri
nadia, Nadia Amin, Sales Asia, dmitri
oscar, Oscar Lind, Finance lead, elena
priya, Priya Nair, People lead, elena
quinn, Quinn Hayes, Support lead, elena
rosa, Rosa Marin, Product designer, farid
samir, Samir Khan, Product designer, farid
tara, Tara Reed, Researcher, farid
umar, Umar Malik, Analyst, grace
vera, Vera Novak, Technical writer, grace
wes, Wes Carter, Technical writer, grace
ximena, Ximena Ruiz, Backend engineer, hugo
yuki, Yuki Sato, Backend engineer, hugo
zoe, Zoé Meyer, Backend engineer, hugo
amir, Amir Saleh, Backend engineer, hugo
bea, Bea Hart, Frontend engineer, iris
carl, Carl Olsen, Frontend engineer, iris
dana, Dana Wolf, Frontend engineer, iris
emil, Emil Frank, Frontend engineer, iris
fay, Fay Grant, Mobile engineer, jonas
gita, Gita Patel, Mobile engineer, jonas
hans, Hans Kraus, Mobile engineer, jonas
inez, Inez Costa, Test engineer, kofi
joao, Joao Lima, Test engineer, kofi
kira, Kira Frost, Test engineer, kofi
liam, Liam Walsh, Account manager, lena
mona, Mona Bell, Account manager, lena
nils, Nils Dahl, Account manager, lena
olga, Olga Popov, Account manager, mateo
pia, Pia Sanz, Account manager, mateo
ravi, Ravi Iyer, Account manager, mateo
sven, Sven Holm, Account manager, nadia
tess, Tess Lowe, Account manager, nadia
uri, Uri Katz, Account manager, nadia
vito, Vito Bruno, Accountant, oscar
wanda, Wanda Gray, Accountant, oscar
xavi, Xavi Pons, Controller, oscar
yara, Yara Nasser, Recruiter, priya
zane, Zane Cole, Recruiter, priya
ana, Ana Moreau, Office manager, priya
ben, Ben Ames, Support agent, quinn
cora, Cora Quill, Support agent, quinn
dov, Dov Levin, Support agent, quinn
esme, Esme Stark, Support agent, quinn
finn, Finn Boyle, Support agent, quinn
gwen, Gwen Price, Support agent, quinn
hal, Hal Nash, Support agent, quinn
ida, Ida Holt, Support agent, quinn
jude, Jude Wynn, Support agent, quinn
kim, Kim Park, Support agent, quinn
leo, Leo Ortiz, Support agent, quinn
mia, Mia Blum, Support agent, quinn`;

export const people: Person[] = table
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((field) => field.trim()))
  .map(([id, name, role, manager]) => ({id, name, role, manager}));
