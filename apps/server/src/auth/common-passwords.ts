/** What people take first when asked for a password, in small letters; shorter ones are refused for their length anyway. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort passwort1 motdepasse
contraseña contrasena senha123 mypassword newpassword yourpassword thepassword changeme changeme1 changeme123 letmein1
letmein123 welcome1 welcome12 welcome123 welcome1234 iloveyou iloveyou1 iloveyou2 iloveu12 lovely123 sunshine sunshine1 princess
princess1 football football1 football123 baseball baseball1 basketball superman superman1 batman123 spiderman starwars starwars1
pokemon1 pokemon123 minecraft minecraft1 fortnite michelle michael1 jennifer jennifer1 jordan23 computer computer1 internet
internet1 whatever whatever1 trustno1 trustno1! master123 master12 shadow123 monkey123 dragon123 killer123 hello123 hello1234
helloworld qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 azerty123 azertyuiop asdfghjk asdfghjkl asdf1234
asdfasdf zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc
qazwsx123 123qwe123 123qweasd qwe123qwe abc12345 abc123456 abcd1234 abcdefg1 a1b2c3d4 aa123456 aa12345678 a1234567 a12345678
abc123abc test1234 test12345 testtest testing1 testing123 admin123 admin1234 admin12345 adminadmin administrator root1234 rootroot
guest123 guest1234 default1 secret123 secret12 secret1234 topsecret login123 access14 user1234 username username1 blackjack
blackjack1 blackjack21 blackjack123 casino123 poker123 jackpot1 jackpot7 lasvegas upcard123 upcardupcard dealer123 charlie1
mustang1 corvette mercedes ferrari1 chelsea1 liverpool liverpool1 arsenal1 barcelona realmadrid juventus manchester america1
summer123 winter123 spring123 autumn123 december november september butterfly chocolate chocolate1 cheesecake strawberry
elizabeth1 alexander1 christian jonathan1 samantha1 victoria1 veronica1 danielle1 nicholas1 benjamin1 anthony1 patricia1
babygirl babygirl1 sweetheart darling1 lovelove forever1 blink182 metallica slipknot scorpion1 phoenix1 panther1 cowboys1 steelers
yankees1 lakers24 nintendo playstation samsung1 samsung123 facebook1 facebook123 google123 youtube1 linkedin1 instagram
11223344 1122334455 12341234 123123123 12344321 123321123 123654789 147258369 147852369 159357258 159753456 789456123 741852963
963852741 987654321 9876543210 0987654321 0123456789 12345678910 1234567890 123456789a 12345678a 1234qwer 12qwaszx 2wsx3edc
correcthorsebatterystaple`.split(/\s+/),
);
