import { stem } from '@/lib/search/text';

/*
 * Words that may stand in a sentence to the umpire and say no fact that a tool takes, in three languages: who goes,
 * comes, sits or thinks, the things of the table, the talk around it. A word that is read as nothing else is looked up
 * here, and then not told to be unknown. No word stands here that may be a condition, a number or a negation.
 */

const EN =
  'able about actual advice agree//d/s along already alright also am amazing and announced answer//ed/s anybody ' +
  'anyhow anyone anyway//s appear//s arbiter are area//s arriv/e/ed/es/ing as ask asked asking asks assist//s ' +
  'assume//d/s attempt await//ed/s awesome awful bad based basic be beca/me/use become//s been began begin//ning/s ' +
  'begun being believe belong//s board booklet bother//s boy boys brave bring//in/ing/s bro brought budd/ies/y bye ' +
  'calc call//ed/ing/s came can care//d/s caring carr/ied/ies/y/ying case//s caus/e/ed/es/ing certain chance//s ' +
  'chap//s chart//s chat//s cheers chip//s choice//s choose//s chose//n clearly clever click//ed/s cmon column//s ' +
  'come//s comin//g comm/it/its/on comp/are/ute conduct//ed confirm consist cont/ext/inue could count//ed/er/ers/s ' +
  'coz crazy curious current cuz damn dare//d/s daring darn deal//ing/s/t dear debate//d/s decide//d/s declare ' +
  'depend//s depict//s describe detail//s did discuss do doin//g done doubt//s dude//s dumb dunno dwel/l/ls/t eager ' +
  'enem/ies/y enjoy//ed/s entail//s enter//ed/ing/s erm every/body/one exact//ly example//s excited excuse ' +
  'exist//ed/s expect//ed/s explain fact//s fanc/ied/ies/y faq feel//ing/s fell/a/as/ow/ows felt figure//d/s ' +
  'finally find//ing/s foe foes folk//s follow//s for forces found frankly friend//s funny gallant game//r/rs/s ' +
  'gaming gather//s gave gee gents get gets gettin//g gimme gist give//n/s giving glad go goal//s god goin//g gonna ' +
  'good//bye gosh got gott/a/en great guess//ed/es guy guys had haha handle//d/s hang//ing/s hapless ' +
  'happ/en/ened/ens/y have//s havin//g he head//ed/ing hear//d/ing/s heck hello help//ed/ing/s hence her here//by/s ' +
  'hers//elf hes hey hi him himself hint//s his hiya hm hmm hobby hope//d/s hoping how howdy however hows hunch ' +
  'hung i idea//s if ill im imag/e/ine include//d/s indeed inflict info input//s intend//s involve is issue//s itll ' +
  'its itself ive join//ed/ing/s joke//d/s joking judg/e/ed/es/ing just keen keep//ing/s kidding kind//s knew ' +
  'know//ing/n/s lad ladies lads lady lain late/ly/r launch learn//ed/s/t leav/e/es/ing lemme let lets letting lie ' +
  'lies like//d/ly/s liking linger//s ll locate//d/s loiter lol look//ed/in/ing/s/up lovely luck/ily/y ' +
  'lurk/ed/ing/s lying madam made make//s making man manage//d/s manner manual map maps marker//s match//es mate//s ' +
  'math//s matter//s maybe me mean//ing/s/t meet//ing/s men mention met might mind//ed/ing/s moment//s move//s ' +
  'movin//g mulling my myself name//d/s nasty need//ed/ing/s newbie noble notice//d/s novice now obtain//s obvious ' +
  'occu/py/pying/r/rs of oh ok okay ongoing online ooh oops opinion opponent opting ought our ours outcome output ' +
  'overview own page//s pal pals paragraph pardon pawn//s peeps perform//s perhaps pesky phase//s photo ' +
  'pick//ed/ing/s picture//d piece//s plac/e/ed/es/ing planning play//book/ed/er/ers/ing/s please//d pls plz poor ' +
  'position possibl/e/y posted precise pretty prob/ably/lem/lems proce/ed/eds/ss propose//d/s proud purpose put ' +
  'puts puttin//g query question//s quite re reach//ed/es/ing read//ing/s realise//d/s realize//d/s really ' +
  'reason//s receive//d/s recent//ly ref refer//ee/red/s region//s relat/e/ed/es/ing relevant remain//ed/s remember ' +
  'repl/ied/ies/y/ying resolve//d/s result//s rival//s roll//ed/ing/s rookie row rows rule//book/books/s ruling//s ' +
  'sadly said same sat saw say sayin//g says scene seat//ed/ing sector//s see seeing seem//ed/ing/s seen sees ' +
  'segment//s select//ed/s send//in/ing/s sense sent//ence session//s settl/e/ed/es/ing shall she sheet//s shes ' +
  'should show//ed/ing/n/s silly similar simpl/e/y sir sirs sit sits sitting situated smart so soldier//s/y ' +
  'solv/e/ed/es/ing some/body/how/one/thing/what/where soon sorry sort//ed/ing/s sound//ed/ing/s speak//ing/s ' +
  'spoke//n spot//s stand/ing/s start//ed/ing/s stated stay//ed/ing/s still stood story stra/ight/nge stuff stupid ' +
  'subject such suffer//ed/s suggest//s summary suppose//d/s sure//ly table//s/top take//s takin//g talk//ed/ing/s ' +
  'taught teach//es/ing tell//ing/s terrible text than//k/ked/king/ks that//ll/s the their//s them//selves then ' +
  'there//by/in/s these they//d/ll/re/ve thin/g/gs/k/kin/king/ks this tho those though//t/ts threw throw/ing/n thus ' +
  'thx time tip tips today token//s told too topic toss//ed/es/ing travel//s trie/d/s troop//s trouble truly try ' +
  'tryin//g ty type//d/s typi/cal/ng ugly uh uhm um umm umpire//s underst/and/ood unit//s unlucky use used useful ' +
  'uses using usual valiant vassal ve very wait//ed/ing/s walk//ed/ing/s wanna want//ed/ing/s wargame//r/s was ' +
  'watch//ed/es/ing way ways we weird welcome well went were weve what//ever/s when//ever where//as/by/s/ver ' +
  'whether which whil/e/st who whoa whoever whom whos//e why will//ing wish//ed/es/ing wonder//ed/in/s word//s ' +
  'work//ed/ing worr/ied/ies/y/ying would wow wretched writ/e/es/ing/ten wrote yet yo you youd youll your//e/s/self ' +
  'youve zone//s';

const ES =
  'aca acaso acerca//n ademas adios adonde ahi ahor/a/ita alguien alla alli amigo//s anda//n anuncia aparece//n ' +
  'aquel//la/lo aqui arbitro asi basta//n asunto//s auda/ces/z aun aunque ay ayud/a/ado/an/ar/o bando//s basico ' +
  'bien bonito//s brav/a/as/o/os broma buen//a/as/o/os calcul/a/ar/e/o capa/ces/z caso//s causa//do/n/r/s chaval ' +
  'chic/a/as/o/os ciert/a/as/o/os club coge//n/r cogido cojo colega//s coloc/a/an/ar/o columna como cono/ce/zco ' +
  'consejo cont/aba/ado/ar/ara/e/o cosa//s crea//n cree//mos/n/r/ra/s crei/a/an/do creo creyo cuadro//s cual//es ' +
  'cuan/do/ta/tas/to/tos cuent/a/an/as/e/en/o culpa curioso cuya//s cuyo//s daba//n dale dame damos dan dando danos ' +
  'dar dara//n daria darle das deci/a/an/dan/den/dia/dio/dir/do/mos/r/rle/rlo declar/a/ar/o ' +
  'deja//ba/do/me/mos/n/ndo/r/ra/rla/rle/rlo/ron deje//n dejo depende dese/a/o detalle dice//n/s dich/a/o ' +
  'dier/a/an/on diga//me/n digo dije//ron dijo dime//lo dinos dio dira diri/a/ge/gen disponemos dispon/e/en/go ' +
  'donde doy duda//s e echa//r eh ejemplo el elige//n elijo ella//s ello//s empe/ce/na/nan/zar/zo ' +
  'empie/ce/za/zan/zo enemig/a/as/o/os entr/a/aba/ado/an/ando/ar/ara/en/o envia//ba/da/do/n/r/ra/s envi/e/en/o era ' +
  'eramos eran eras eres es esa esas ese eso esos esper/a/ar/o esta//ba/ban/bas/is/mos/n/ndo/r/ra/ria/s esten ' +
  'esto//s/y estuv/e/o exact/a/as/o/os existe explic/a/o extran/a/o fase//s favor feli/ces/z ficha//s fila//s ' +
  'forma//da/do/n/s foto fue fuer/an/on/zas fuese//n fui fuimos fuiste genial gente gracias grafico gust/a/ar/o ' +
  'habe/is/r habi/a/an/as/do habl/amos/an/ando/o habr/a/an/ia/ian hace//mos/n/r/rla/rle/rlo/s hacian haga//n hago ' +
  'han hara haremos haria//n has hay haya//mos/n/s hazme hech/a/o/os hemos hice hizo hoja//s hola hombre//s hoy ' +
  'hubo iba ibamos iban ibas ido imag/en/ina importa inclu/ido/ir/so/ye infli/ge/jo inicio intent/a/an/e ira ire ' +
  'iremos iria//n irse jueg/a/an/o/os/ue/uen juez juga/ba/do/dor/mos/ndo/r/ra/rlo/ron jugo jugue justo la lance//n ' +
  'lanza//ba/do/n/r/ra lanzo las le les llama//do lleg/a/aba/ado/an/ar/ara/o/ue/uen lleva//ba/da/do/n/r/ra/s ' +
  'llev/e/en/o lo loco//s los luego lugar//es mal mala//s maldit/a/o malo//s manda//ba/da/do/n/r/ra/s mande//n ' +
  'manera//s mapa//s marcador mesa//s mete//n/r/rse metid/a/o/os meto mi mia mias mio mios ' +
  'mira//ba/do/mos/n/ndo/r/ra/rla/rlo/ron mire//n miro mis mism/a/as/o/os modo//s momento mostrar motivo//s ' +
  'move/mos/r/ra/rla/rlo movia//n muestr/a/o muev/a/an/e/en/es/o mujer muy necesita//n nobles nos novato//s ' +
  'nuestr/a/o objeto obvio ocupa//ba/da/do/n/r/ra/s ocup/e/en/o ocurr/a/an/e/en/ia/io/ir oiga ojala okey os ' +
  'osado//s oye pagina//s palabra pare/ce/cen/cer/cia/cio/zca parrafo partida pasa//n/ndo/ria pelea//mos/n/ndo pena ' +
  'pens/aba/ado/ar/ara/aron/e/o perdon//a/e piens/a/an/as/e/en/o plane/a/an/ar/o plaza pobre//s pode/mos/r ' +
  'podi/a/an/do podr/a/an/ia/ian/ias pon pondr/a/an/ia pone//mos/n/r/rla/rlo/rse/s pong/a/an/o poni/a/an/endo ponme ' +
  'porque posible//s posicion//es precis/a/o prefiero pregunt/a/amos/an/ando/e/o principio prob/abilidad/able/lema ' +
  'proceso pronto prop/ia/ias/io/ios/ongo/osito provoca//n pude pudie/ndo/ron pudo pued/a/an/e/en/es/o ' +
  'pues//ta/tas/to/tos puse pusieron puso que queda//ba/do/mos/n/ndo/r/ra/ria/ron/rse qued/e/en/o ' +
  'quer/emos/er/ido/idos/ra/ria quie/n/nes/ra/re/ren/res/ro quis/e/iera/o quiza//s rara//s raro//s rato razon//es ' +
  'reci/be/ben/bido/bir/bo/ente recorre//n/r recuerda refier/e/es/o regiones regla//s resolver resp/ecto/onde ' +
  'resuel/to/ve/vo resultado//s reune//n rivales sabe//mos/n/r/rlo/s sabi/a/an/do/endo sabr/a/ia ' +
  'saca//ba/mos/n/ndo/ra/ria/rla/rle/rlo/ron/s saco saldra sale//n salg/a/an/o sali/a/an/do/endo/eron/mos/o/r saque ' +
  'se sea seamos sean seas sectores segmento segu/ia/ian/ido/imos/ir/n senor//a/as/es senta/da/do/dos/ndo/r/rse ' +
  'sepa//n ser sera servi/do/r sesion//es si sido sien/do/ta/tan/to siga//n sigo sigu/e/en/io simples sirve//n ' +
  'situa//da/das/do/dos/n/r sois soldado//s somos son soy su suced/a/an/e/en/er/era/ia/ian/ido/io suerte ' +
  'sufr/e/en/ido/ir/o supo//ne/nen/ner/ngo supuesto sus suya//s suyo//s tabl/a/as/ero/eros tal tales tambien tan te ' +
  'tema//s tendr/a/an/ia tene/mos/r/rla/rlo teng/a/an/o teni/a/an/do/endo tenme texto ti tia tiene//n/s tio tios ' +
  'tipic/a/o tipo//s tira tira/ba/da/das/do/le/mos/n/ndo/ra/rla/rle/rlo/ron/s tire//n tiro toca//n todavia ' +
  'toma//ba/mos/n/ndo/r/ra/rla/rle/rlo tome//n tonto//s toquen trae//n/r/ra/rlo trai/a/an/do/ga/gan traj/e/eron/o ' +
  'trata//n/ndo/r trayendo tremendo triste//s tropa//s tus tuve tuvieron tuvo tuya//s tuyo//s ubicad/a/o/os une ' +
  'unen unidad//es usaba usado usamos usan//do usar//a/ia/la/lo/los/on usen uso usted//es utiliz/a/an/ar/o uy va ' +
  'vais vale valiente vamos vas vaya//n vea veamos vean veia//n vemos ven vendr/a/ia veng/a/an/o veni/a/an/do/mos/r ' +
  'veo ver vera verdad verl/a/o verse ves vien/do/e/en vieron viniendo vio visto vos vosotr/as/os voy ' +
  'vuestr/a/as/o/os y ya yendo zona//s';

const IT =
  'abbia//mo/no accade adesso aiut/a/ami/ano/are/ato/era/i/o allora amic/i/o analogo anche ' +
  'anda/i/ndo/rci/re/rsene/sse/ta/te/ti/to/va/vi/vo andiamo ando andr/a/ai/ei/emo/ete/o appare arbitri aree ' +
  'arriv/a/ano/i/o aspett/a/o assai attende attual/e/i audac/e/i avendo aver/ci/e/la/li/lo/ne avess/e/i avete ' +
  'avev/a/amo/ano/i/o avra//i/nno avre/bbe/i/mmo/mo/sti/te avro avut/a/e/i/o avversario basta//no beh bell/a/e/i/o ' +
  'ben benche bene bisogn/a/o boh bravi brutt/a/e/i/o buon//a/e/i/o calcol/a/i/o capac/e/i capi/re/sce/sco/ta/ti/to ' +
  'cara cari caro casi cattiv/a/e/i/o caus/ano/are/ato/o cerc/a/ano/are/ati/ato/hi/o cert/a/e/i/o che chi chiama ' +
  'chie/da/de/di/do/sto chissa ci ciao cio cioe collega colonn/a/e colpa cominci//a conosco cont/ano/are/ato/i cose ' +
  'cosi cred/a/e/ere/i/o/ono/uto cui curios/a/i dacci dammi dara/i/nno darci dare/bbe/i/mo/sti dargli darmi daro ' +
  'dava//no davi davo davvero deci/da/di/so dett/a/e/i/o dia diamo diano dica//no dice/ndo/sse/va/vo dici//amo ' +
  'dico//no diede//ro dimmi dipende dira/i/nno dirci dire//bbe/i/mo/sti dirgli dirlo dirmi diro dirti disse//ro ' +
  'dite domand/a/e dove dovrei dubbi//o dunque ecco egli ehi entr/ano/are/ati/ato/ava/era/i erano erava/mo/te eri ' +
  'ero esatt/a/e/i/o esca esce esci esco//no esempi//o esiste esit/i/o essa esse//ndo/rci/re essi esso fa ' +
  'facci//a/o face/ndo/sse/ssi/va/vo fai fammi fanno fara//i/nno farc/ela/i fare//bbe/i/mmo/mo/sti/te fargli ' +
  'farl/a/e/i/o farmi farne faro farsi fasi fate fatt/a/e/i/o favore fazion/e/i fece//ro feci felic/e/i fogli//o ' +
  'format/a/i/o forse fortuna forze foss/e/ero/imo fu furono genere getton/e/i gia gioc/a/ano/are/ato/hi/o giudice ' +
  'giun/ge/ti/to giusto gli grazie guard/a/are/i/o hai hanno ho idee il impegna inclusi infatti infine inizi//a/o ' +
  'inoltre insomma intanto intend/iamo/o invi//a/amo/ano/are/ata/ate/ati/ato/ava/era/o io ipotesi laggiu ' +
  'lanci//a/are/o lasci//a/o lei li loro lui luog/hi/o magari mah manda/li/lo/no/re/ta/te/ti/to/va mand/era/i/o ' +
  'manier/a/e manuale mapp/a/e matto mentre mess/a/e/i/o mett/a/e/era/ere/eva/i/ili/ilo/o/ono mie miei modi momenti ' +
  'mostr/a/o motivi muov/a/e/era/ere/eva/i/o/ono nemic/a/he/i/o nobil/e/i noi nostr/a/e/i/o occup/a/are/ata/ato/i/o ' +
  'oggetto oggi ormai ovvio pagine paragrafo parer/e/i parl/a/ando/ano/are/ato/iamo/o parol/a/e partite peccato ' +
  'pedin/a/e pens/a/ano/are/ato/ava/era/i/iamo perc/he/io pertanto piace//re piazz/ano/are/ata/ati/ato/o poi poiche ' +
  'poniamo porta//li/lo/ndo/no/re/ti/to/va portera posizione poss/a/ano/iamo/o/ono post/i/o ' +
  'pote/ndo/re/sse/ssi/te/va/vamo/vano/vi/vo potr/a/ai/anno/ebbe/ei/emmo/emo/este/esti/ete/o potuto ' +
  'pover/a/e/i/ini/ino/o prego prend/a/e/era/ere/eva/i/o/ono presto prob/abilita/lemi processo propri//a/e/o ' +
  'pros/egue/petto prov/ando/ano/are/ava/era/i/iamo/o puo puoi pure qua qual//e/i quan/do/ta/te/ti/to quegli quei ' +
  'quel//la/le/li/lo ques/iti/ito/ta/te/ti/to qui quindi ragazz/a/e/i/o ragion/e/i recent/e/i region/e/i regol/a/e ' +
  'repart/i/o resta//ndo/no/re/te/ti/to/va rest/era/iamo ricev/e/ere/o/ono/uto ricord/a/o riesc/e/o/ono riguardo ' +
  'riman/e/ere/eva/ga/go/i rimarra rimast/a/e/i/o risol/to/ve/vo rispo/nde/sta/ste/sto risultati riunisce rival/e/i ' +
  'roba sa sai sanno sape/ndo/r/re/rlo/sse/te/va/vano/vo sappia//mo/no sapr/a/ebbe/ei/esti saputo sara//i/nno ' +
  'sare/bbe/i/mmo/mo/sti/te saro sceglie scel/go/ta/te sche/ma/rzo scop/i/o scus/a/ate/i sebbene sedere sedut/i/o ' +
  'segmenti segnalin/i/o segu/a/e/endo/i/iamo/ira/ire/ita/iti/ito/iva/o/ono sembr/a/ano/are/ato/ava/era semplici ' +
  'senso serv/e/endo/ire/ito/o/ono session/e/i settor/e/i sfortuna sia siamo siano siate siccome sied/e/o/ono ' +
  'signor/a/e/i simil/e/i soldat/i/o sono spieg/a/ami/are/o spost/a/ano/are/o sta stai stan/do/no ' +
  'star/a/ai/anno/ci/e/ebbe/ei/emo/esti/o/vi stat/a/e/i/o stav/a/amo/ano/i/o stess/a/e/ero/i/o stia//mo/no sto ' +
  'storia stran/a/e/i/o stup/endo/idi/ido sua subi/re/sce/sco/to succed/a/e sue suo suoi suppongo tabell/a/e tale ' +
  'tali tavol/i/o tene/ndo/rci/re/va teniamo tent/a/ano/are/ato/o tenut/a/e/i/o teorico testo tieni//lo tipi ' +
  'tira/no/re/ta/ti/va tirera tiriamo tocca tristi trova//ndo/no/re/ta/ti/to/va trov/era/i/iamo/o trupp/a/e tua tue ' +
  'tuo tuoi uffa unita uomini uomo usano usare usat/a/i/o usava uscendo usci/amo/ra/re/to/va usera usi usiamo ' +
  'utilizz/a/o vabbe vada//no vado vai valoros/i/o vanno veda vede//ndo/re/rla/rlo/va vedi//amo vedo//no vedra ' +
  'venendo veng/ano/ono veni/amo/re/sse/te/va/vano/vo venne//ro venut/a/e/i/o verita verr/a/anno/ebbe/esti/o vi ' +
  'viaggia vieni vist/a/i vogli/a/amo/o/ono voi vole/ndo/re/sse/ssi/te/va/vamo/vano/vi/vo volle voluto ' +
  'vorr/a/ai/ebbe/ei/emmo/esti/o vostr/a/e/i/o vuoi vuole';

/** "Acab/a/an/ar": a stem with its endings; one that is a word of its own has an empty one, "ask//ed/ing". */
const formsOf = (group: string): readonly string[] => {
  const [stem = '', ...endings] = group.split('/');
  return endings.length === 0 ? [stem] : endings.map((ending) => stem + ending);
};

/** Words, folded, that say nothing of a fight in any of the three languages. */
export const PLAIN: ReadonlySet<string> = new Set([EN, ES, IT].flatMap((words) => words.split(' ').flatMap(formsOf)));
/** … and their stems. */
export const PLAIN_STEMS: ReadonlySet<string> = new Set([...PLAIN].map(stem));
