/*
 * Words that may stand in a sentence to the umpire and say no fact that a tool takes, in three languages: who goes,
 * comes, sits or thinks, the things of the table, the talk around it. A word that is read as nothing else is looked up
 * here, and then not told to be unknown. No word stands here that may be a condition, a number or a negation.
 */

const EN =
  'able about accurate actual//ly advice agree//d/ing/s along already alright also although am amazing and ' +
  'announce//d answer//ed/s anybody anyhow anyone anyway//s apparent appear//ed/s approach arbiter are area//s ' +
  'arriv/e/ed/es/ing as ask asked asking asks assist//ed/s assum/e/ed/es/ing attempt//s await//ed/ing/s awesome ' +
  'awful bad based basic be beca/me/use becom/e/es/ing been began begin//ner/ning/s begun being believe//d/s ' +
  'belong//ed/s board booklet bother//ed/s boy boys brave bring//in/ing/s bro brought budd/ies/y bye calc ' +
  'call//ed/ing/s came can care//d/s caring carr/ied/ies/y/ying case//s caus/e/ed/es/ing certain chance//s ' +
  'chap//s chart//s chat//s/ting cheers chip//s choice//s choos/e/es/ing chose//n clearly clever click//ed/ing/s ' +
  'cmon column//s come//s comin//g comm/it/its/on compare//d/s composed compute//d/s comrades conduct//ed/s ' +
  'confirm//s consi/der/st/sts cont/ext/inue could count//ed/er/ers/ing/s coz crazy curious current cuz damn ' +
  'dare//d/s daring darn deal//ing/s/t dear debat/e/ed/es/ing deci/de/ded/des/ding/sion declare//d/s ' +
  'depend//ed/s depict//ed/s describe detail//s did directly discuss do doin//g done doubt//s dude//s dumb dunno ' +
  'dwel/l/ling/ls/t eager enem/ies/y enjoy//ed/ing/s entail//ed/s enter//ed/ing/s erm every/body/one exact//ly ' +
  'example//s excited excuse exist//ed/ing/s expect//ed/s explain//s fact//s fanc/ied/ies/y faq feel//ing/s ' +
  'fell/a/as/ow/ows felt figur/e/ed/es/ing finally find//ing/s foe foes folk//s follow//ed/s for forces found ' +
  'frankly friend//s funny gallant game//book/play/r/rs/s gaming gather//ed/s gave gee gents get gets gettin//g ' +
  'gimme gist give//n/s giving glad go goal//s god goin//g gonna good//bye gosh got gott/a/en great ' +
  'guess//ed/es/ing guy guys had haha hand/book/le/led/les/ling hang//ing/s hapless happ/en/ened/ens/y have//s ' +
  'havin//g he head//ed/ing hear//d/ing/s heck hello help//ed/ing/s hence her here//by/s hers//elf hes hey hi ' +
  'him himself hint//s his hiya hm hmm hobby honestly hope//d/s hoping horrible how howdy however hows hunch ' +
  'hung i idea//s if ill im image imagine//d/s include//d/s indeed inflict//s info input//s instance ' +
  'intend//ed/s involve//d/s is issue//s itll its itself ive join//ed/ing/s joke//d/s joking judg/e/ed/es/ing ' +
  'just keen keep//ing/s kidding kind//s knew know//ing/n/s lad ladies lads lady lain late/ly/r launch//ed/es ' +
  'learn//ed/ing/s/t leav/e/es/ing lemme let lets letting lie lies like//d/ly/s/wise liking linger//ed/s ll ' +
  'locat/e/ed/es/ing/ion loiter lol look//ed/in/ing/s/up lovely luck/ily/less/y lurk/ed/ing/s lying madam made ' +
  'make//s making man manag/e/ed/es/ing manner manual map maps marker//s match//es mate//s math//s matter//ed/s ' +
  'maybe me mean//ing/s/t/time meet//ing/s men mention//s met might mind//ed/ing/s moment//s move//s movin//g ' +
  'mulling my myself name//d/s nasty need//ed/ing/s newbie newcomer noble notic/e/ed/es/ing novice now nowadays ' +
  'obtain//ed/s obvious occu/pied/pies/py/pying/r/rred/rs of oh ok okay ongoing online ooh oops opinion opponent ' +
  'opting ought our ours outcome//s output overview own page//s pal pals paragraph pardon pawn//s peeps ' +
  'perform//s perhaps pesky phase//s photo pick//ed/ing/s picture//d piece//s plac/e/ed/es/ing planning ' +
  'play//book/ed/er/ers/ing/s please//d pls plz poor position possibl/e/y posted precise pretty ' +
  'prob/ably/lem/lems proce/ed/eds/ss propose//d/s proud purpose put puts puttin//g query question//s quite re ' +
  'reach//ed/es/ing read//ing/s realise//d/s realize//d/s really reason//s receive//d/s recent//ly ref ' +
  'refer//ee/red/s region//s relat/e/ed/es/ing relevant remain//ed/s remember repl/ied/ies/y/ying resolve//d/s ' +
  'result//s rival//s roll//ed/ing/s rookie row rows rule//book/books/s ruling//s sadly said same sat saw say ' +
  'sayin//g says scene seat//ed/ing sector//s see seeing seem//ed/ing/s seen sees segment//s select//ed/s ' +
  'send//in/ing/s sense sent//ence session//s settl/e/ed/es/ing shall she sheet//s shes should show//ed/ing/n/s ' +
  'silly similar simpl/e/y sir sirs sit sits sitting situated smart so soldier//s/y solv/e/ed/es/ing ' +
  'some/body/how/one/thing/what/where soon sorry sort//ed/ing/s sound//ed/ing/s speak//ing/s spoke//n spot//s ' +
  'stand/ing/s start//ed/ing/s stated stay//ed/ing/s still stood story stra/ight/nge stuff stupid subject such ' +
  'suffer//ed/s suggest//s summary suppose//d/s sure//ly table//s/top take//s takin//g talk//ed/ing/s taught ' +
  'teach//es/ing tell//ing/s terrible text than//k/ked/king/ks that//ll/s the their//s them//selves then ' +
  'there//by/in/s these they//d/ll/re/ve thin/g/gs/k/kin/king/ks this tho those though//t/ts threw throw/ing/n ' +
  'thus thx time tip tips today token//s told too topic toss//ed/es/ing travel//s trie/d/s troop//s trouble ' +
  'truly try tryin//g ty type//d/s typi/cal/ng ugly uh uhm um umm umpire//s underst/and/ood unit//s unlucky use ' +
  'used useful uses using usual valiant vassal ve very wait//ed/ing/s walk//ed/ing/s wanna want//ed/ing/s ' +
  'wargame//r/s was watch//ed/es/ing way ways we weird welcome well went were weve what//ever/s when//ever ' +
  'where//as/by/s/ver whether which whil/e/st who whoa whoever whom whos//e why will//ing wish//ed/es/ing ' +
  'wonder//ed/in/s word//s work//ed/ing worr/ied/ies/y/ying would wow wretched writ/e/es/ing/ten wrote yet yo ' +
  'you youd youll your//e/s/self youve zone//s';

const ES =
  'aca acaso acerca//n acompana actuales ademas adios adonde ahi ahor/a/ita alguien alla alli amigo//s anda//n ' +
  'anuncia apare/ce/cen/nte aquel//la/las/lo/los aqui arbitro asi asunto//s auda/ces/z aun aunque ay ' +
  'ayud/a/ado/an/ando/ar/o bando//s basico bien bonito//s brav/a/as/o/os broma buen//a/as/o/os ' +
  'calcul/a/an/ar/as/e/en/o/os camarada capa/ces/z caso//s causa//do/n/r/s chaval//es chic/a/as/o/os ' +
  'ciert/a/as/o/os club coge//n/r cogi/do/endo cojo colega//s coloc/a/ada/ado/an/ar/o columna//s comenzar ' +
  'comienz/a/o como cono/ce/zco cons/ejo/ejos/iste conta/ba/do/dor/mos/ndo/r/ra/ron cont/e/ento/inua/inuo/o ' +
  'cosa//s crea//n cree//mos/n/r/ra/s crei/a/an/do creo creyo cuadro//s cual//es cuan/do/ta/tas/to/tos ' +
  'cuent/a/ame/an/as/e/en/o cuestion culpa curioso cuya//s cuyo//s daba//n dale dame damos dan dando danos dar ' +
  'dara//n daria darle das deberias deci/a/an/dan/den decidi/a/an/do/o/r/ra deci/do/mos/r/rle/rlo declar/a/ar/o ' +
  'deja//ba/do/me/mos/n/ndo/r/ra/rla/rle/rlo/ron deje//n dejo depende dese/a/o detalle//s dice//n/s dich/a/o ' +
  'diciendo dier/a/an/on diga//me/n digo dije//ron dijo dime//lo dinos dio dira diri/a/ge/gen disculp/a/e donde ' +
  'doy duda//s e echa//r eh ejemplo//s el eleccion elige//n elijo ella//s ello//s ' +
  'empe/ce/na/nan/zaba/zado/zar/zo empie/ce/cen/za/zan/zo encontr/e/o enemig/a/as/o/os ensename entender ' +
  'entiend/e/o entonces entra//ba/do/mos/n/ndo/r/ra/ron entr/en/o envia//ba/da/das/do/dos/mos/n/ndo/r/ra/ron/s ' +
  'envi/e/en/o era eramos eran eras eres es esa esas ese eso esos esper/a/aba/ado/ar/o ' +
  'esta//ba/ban/bas/is/mos/n/ndo/r/ra/ria/s esten esto//s/y estuv/e/o evidente exact/a/as/o/os existe ' +
  'explic/a/an/ar/o extran/a/o fase//s favor feli/ces/z ficha//s fila//s forma//da/das/do/dos/n/s foto fue ' +
  'fuer/an/on/zas fuese//n fui fuimos fuiste genial gente gracias grafico gust/a/ar/aria/o habe/is/r ' +
  'habi/a/amos/an/as/do/endo habr/a/an/ia/ian hace//mos/n/r/rla/rle/rlo/s haci/an/endo haga//n hago han hara ' +
  'haremos haria//n has hay haya//mos/n/s hazme hech/a/o/os hemos hice hicieron historia hizo hoja//s hola ' +
  'hombre//s hoy hubo iba ibamos iban ibas ido imag/en/ina importa inclu/ido/ir/so/ye/yen infli/ge/gen/gir/jo ' +
  'inicio intent/a/an/ar/e/en ira ire iremos iria//n irse jueg/a/an/o/os/ue/uen juez ' +
  'juga/ba/do/dor/mos/ndo/r/ra/rlo/ron jugo jugue justo la lance//n lanza//ba/do/mos/n/ndo/r/ra/ron lanzo las le ' +
  'les llama//do llega//ba/do/mos/n/ndo/r/ra/ron lleg/o/ue/uen lleva//ba/da/do/dos/mos/n/ndo/r/ra/ron/rse/s ' +
  'llev/e/en/o lo loco//s los luego lugar//es mal mala//s maldit/a/as/o/os malo//s ' +
  'manda//ba/da/das/do/dos/mos/n/ndo/r/ra/ron/s mande//n manera//s mant/ener/engo/enia/iene mapa//s marcador ' +
  'mesa//s mete//n/r/rse meti/da/do/dos/endo meto mi mia mias mientras mio mios ' +
  'mira//ba/do/mos/n/ndo/r/ra/rla/rlo/ron mire//n miro mis mism/a/as/o/os modo//s momento//s mostra/do/r ' +
  'motivo//s move/mos/r/ra/rla/rlo movi/a/an/endo muchacho muestr/a/an/o muev/a/an/e/en/es/o mujer muy ' +
  'necesit/a/an/e/o nobles nos nosotr/as/os novato//s nuestr/a/as/o/os objeto obvio ' +
  'ocupa//ba/da/das/do/dos/mos/n/ndo/r/ra/ron/s ocup/e/en/o ocurr/a/an/e/en/ia/ian/ido/io/ir/ira oiga ojala okey ' +
  'oponente os osado//s oye pagina//s palabra//s parec/e/en/er/era/ia/ian/ida/ido/io parezca//n parrafo//s ' +
  'partida//s pasa//n/ndo/ria pena pens/aba/ado/amos/ando/ar/ara/aron/e/o perdon//a/e piens/a/an/as/e/en/o ' +
  'plane/a/an/ar/o plaza pobre//s pode/mos/r podi/a/an/do podr/a/an/ia/ian/ias pon pondr/a/an/ia ' +
  'pone//mos/n/r/rla/rlo/rse/s pong/a/an/o poni/a/an/endo ponme porque posible//s posicion//es precis/a/o ' +
  'prefiero pregunt/a/e/o principio prob/abilidad/able/lema proceso pronto prop/ia/ias/io/ios/ongo/osito ' +
  'provoca//n pude pudie/ndo/ron pudo pued/a/an/e/en/es/o pues//ta/tas/to/tos puse pusieron puso que ' +
  'queda//ba/do/mos/n/ndo/r/ra/ria/ron/rse qued/e/en/o quer/emos/er/ido/idos/ra/ria quie/n/nes/ra/re/ren/res/ro ' +
  'quis/e/iera/o quiza//s rara//s raro//s rato razon//es reci/be/ben/bido/bir/bo/ente recuerda regiones regla//s ' +
  'resolver resp/ecto/onde resuel/to/ve/vo resultado//s reune//n rivales sabe//mos/n/r/rlo/s sabi/a/an/do/endo ' +
  'sabr/a/ia saca//ba/mos/n/ndo/ra/ria/rla/rle/rlo/ron/s saco saldra sale//n salg/a/an/o ' +
  'sali/a/an/do/endo/eron/mos/o/r saque se sea seamos sean seas sectores segmento segu/ia/ian/ido/imos/ir/n ' +
  'senor//a/as/es senta/da/do/dos/ndo/r/rse sepa//n ser sera servi/do/r sesion//es si sido sien/do/ta/tan/to ' +
  'siga//n sigo sigu/e/en/io simples sirve//n situa//da/das/do/dos/n/r sois soldado//s somos son soy su ' +
  'suced/a/an/e/en/er/era/ia/ian/ido/io suerte sufr/e/en/ido/ir/o supo//ne/nen/ner/ngo supuesto sus suya//s ' +
  'suyo//s tabl/a/as/ero/eros tal tales tambien tan te tema//s tendr/a/an/ia tene/mos/r/rla/rlo teng/a/an/o ' +
  'teni/a/an/do/endo tenme texto ti tia tiene//n/s tio tios tipic/a/o tipo//s tira ' +
  'tira/ba/da/das/do/le/mos/n/ndo/ra/rla/rle/rlo/ron/s tire//n tiro toca//n todavia ' +
  'toma//ba/mos/n/ndo/r/ra/rla/rle/rlo tome//n tonto//s toquen trae//n/r/ra/rlo trai/a/an/do/ga/gan ' +
  'traj/e/eron/o trata//n/ndo/r trayendo tremendo triste//s tropa//s tus tuve tuvieron tuvo tuya//s tuyo//s ' +
  'ubicad/a/o/os une unen unidad//es usaba usado usamos usan//do usar//a/ia/la/lo/los/on usen uso usted//es ' +
  'utiliz/a/an/ar/o uy va vais vale valiente vamos vas vaya//n vea veamos vean veia//n vemos ven vendr/a/ia ' +
  'veng/a/an/o veni/a/an/do/mos/r veo ver vera verdad verl/a/o verse ves vien/do/e/en vieron viniendo vio visto ' +
  'vos vosotr/as/os voy vuestr/a/as/o/os y ya yendo zona//s';

const IT =
  'abbia//mo/no accad/e/ere/ono/uto adesso affinche aiut/a/ami/ando/ano/are/ato/era/i/iamo/o allora amic/i/o ' +
  'analogo anche anda/i/ndo/rci/re/rsene/sse/ta/te/ti/to/va/vano/vi/vo andiamo ando ' +
  'andr/a/ai/anno/ebbe/ei/emmo/emo/esti/ete/o appare arbitri aree arriv/a/ano/are/ata/ate/ati/ato/ava/era/i/o ' +
  'aspett/a/o assai attende attual/e/i audac/e/i avendo aver/ci/e/la/li/lo/ne avess/e/ero/i avete ' +
  'avev/a/amo/ano/i/o avra//i/nno avre/bbe/i/mmo/mo/sti/te avro avut/a/e/i/o avversario beh bell/a/e/i/o ben ' +
  'benche bene bisogn/a/o boh bravi brutt/a/e/i/o buon//a/e/i/o calcol/a/i/o capac/e/i ' +
  'capi/re/sce/sco/ta/tato/ti/to cara cari caro casi cattiv/a/e/i/o caus/ando/ano/are/ato/o ' +
  'cerc/a/ando/ano/are/ati/ato/hi/o cert/a/e/i/o che chi chiama//no chied/a/e/ere/i/o/ono chiesto chissa ci ciao ' +
  'cio cioe colleg/a/hi colonn/a/e colpa cominci//a/o compost/a/i/o comunque conosco consigli ' +
  'cont/ano/are/ato/enti/i/iamo/inui cose cosi cred/a/e/endo/ere/i/iamo/o/ono/uto cui curios/a/i dacci dammi ' +
  'dara/i/nno darci dare/bbe/i/mo/sti dargli darmi daro dava//no davi davo davvero deci/da/dere/di/dono/so ' +
  'dett/a/agli/e/i/o dia diamo diano dica//no dice/ndo/sse/va/vano/vo dichiar/a/o dici//amo dico//no diede//ro ' +
  'dimmi dipende dira/i/nno dirci dire//bbe/i/mo/sti dirgli dirlo dirmi diro dirti disse//ro dite domand/a/e ' +
  'dove dovre/bbe/i/mmo/sti dubbi//o dunque ecco egli ehi entr/ano/are/ati/ato/ava/era/i/iamo erano erava/mo/te ' +
  'eri ero esatt/a/e/i/o esca esce esci esco//no esempi//o esiste esit/i/o essa esse//ndo/rci/re essi esso fa ' +
  'facc/enda/i/ia/iamo/iano/io face/ndo/sse/ssi/va/vamo/vano/vo fai fammi fanno fara//i/nno farc/ela/i ' +
  'fare//bbe/i/mmo/mo/sti/te fargli farl/a/e/i/o farmi farne faro farsi fasi fate fatt/a/e/i/o favore fazion/e/i ' +
  'fece//ro feci felic/e/i fogli//o format/a/i/o forse fortuna forze foss/e/ero/imo fu furono genere getton/e/i ' +
  'gia gioc/a/ando/ano/are/ato/hi/o giudice giun/ge/gono/ti/to giusto gli grazie guard/a/alo/ano/are/ato/i/o hai ' +
  'hanno ho idee il immagin/a/e/o impegna inclusi incontra infatti infine infli/gge/ggo/tto ' +
  'inizi//a/amo/ano/are/ato/o inoltre insomma intanto invi//a/amo/ando/ano/are/ata/ate/ati/ato/ava/era/o io ' +
  'ipotesi laggiu lanci//a/ano/are/o lasci//a/alo/amo/ano/are/ata/ate/ati/ato/ava/o lei li loro lui luog/hi/o ' +
  'magari mah manda/li/lo/no/re/ta/te/ti/to/va mand/era/i/iamo/o manier/a/e manuale mapp/a/e matto medesim/a/o ' +
  'mentre mess/a/e/i/o mett/a/e/endo/era/ere/eva/i/iamo/ili/ilo/o/ono mie miei modi momenti ' +
  'mostr/a/ami/ano/are/ato/o motivi muov/a/e/endo/era/ere/eva/i/iamo/o/ono nemic/a/he/i/o nobil/e/i noi ' +
  'nostr/a/e/i/o occup/a/ano/are/ata/ate/ati/ato/ava/era/i/o oggetto oggi opinion/e/i ormai orribile ovvio ' +
  'pagine paragrafo parer/e/i parl/a/ando/ano/are/ato/o parol/a/e partite peccato pedin/a/e ' +
  'pens/a/ano/are/ato/ava/era/i/iamo perc/he/io pertanto piace//re piazz/ano/are/ata/ati/ato/o poi poiche ' +
  'poniamo porta//li/lo/ndo/no/re/ti/to/va portera posizione poss/a/ano/iamo/o/ono post/i/o ' +
  'pote/ndo/re/sse/ssi/te/va/vamo/vano/vi/vo potr/a/ai/anno/ebbe/ei/emmo/emo/este/esti/ete/o potuto ' +
  'pover/a/e/i/ini/ino/o prego prend/a/e/era/ere/eva/i/o/ono presto prob/abilita/lemi processo propri//a/e/o ' +
  'pros/egue/petto prov/ando/ano/are/ava/era/i/iamo/o puo puoi pure qua qual//e/i quan/do/ta/te/ti/to quegli ' +
  'quei quel//la/le/li/lo ques/iti/ito/ta/te/ti/to qui quindi ragazz/a/e/i/o ragion/e/i recent/e/i region/e/i ' +
  'regol/a/e repart/i/o resta//ndo/no/re/te/ti/to/va rest/era/iamo ricev/e/ere/o/ono/uto ricord/a/o riguardo ' +
  'riman/e/ere/eva/ga/go/i rimarra rimast/a/e/i/o risol/to/ve/vo rispo/nde/sta/ste/sto risultati riunisce ' +
  'rival/e/i roba sa sai sanno sape/ndo/r/re/rlo/sse/te/va/vano/vo sappia//mo/no sapr/a/ebbe/ei/esti saputo ' +
  'sara//i/nno sare/bbe/i/mmo/mo/sti/te saro sceglie scel/go/ta/te sche/ma/rzo scop/i/o scus/a/ate/i sebbene ' +
  'sedere sedut/i/o segmenti segnalin/i/o segu/a/e/endo/i/iamo/ira/ire/ita/iti/ito/iva/o/ono ' +
  'sembr/a/ano/are/ato/ava/era semplici senso serv/e/endo/ire/ito/o/ono session/e/i settor/e/i sfortuna sia ' +
  'siamo siano siate siccome sied/e/o/ono signor/a/e/i simil/e/i soldat/i/o sono spieg/a/ami/are/o ' +
  'spost/a/ano/are/o sta stai stan/do/no star/a/ai/anno/ci/e/ebbe/ei/emo/esti/o/vi stat/a/e/i/o ' +
  'stav/a/amo/ano/i/o stess/a/e/ero/i/o stia//mo/no sto storia stran/a/e/i/o stup/endo/idi/ido sua ' +
  'subi/re/sce/sco/to succed/a/e sue suo suoi suppongo tabell/a/e tale tali tavol/i/o tene/ndo/rci/re/va teniamo ' +
  'tent/a/ano/are/ato/o tenut/a/e/i/o teorico testo tieni//lo tipi tira/no/re/ta/ti/va tirera tiriamo tocca ' +
  'tristi trova//ndo/no/re/ta/ti/to/va trov/era/i/iamo/o trupp/a/e tua tue tuo tuoi uffa unita uomini uomo usano ' +
  'usare usat/a/i/o usava uscendo usci/amo/ra/re/to/va usera usi usiamo utilizz/a/o vabbe vada//no vado vai ' +
  'valoros/i/o vanno veda vede//ndo/re/rla/rlo/va vedi//amo vedo//no vedra venendo veng/ano/ono ' +
  'veni/amo/re/sse/te/va/vano/vo venne//ro venut/a/e/i/o verita verr/a/anno/ebbe/esti/o vi viaggia vieni ' +
  'vist/a/i vogli/a/amo/o/ono voi vole/ndo/re/sse/ssi/te/va/vamo/vano/vi/vo volle voluto ' +
  'vorr/a/ai/ebbe/ei/emmo/esti/o vostr/a/e/i/o vuoi vuole';

/** "Acab/a/an/ar": a stem with its endings; one that is a word of its own has an empty one, "ask//ed/ing". */
const formsOf = (group: string): readonly string[] => {
  const [stem = '', ...endings] = group.split('/');
  return endings.length === 0 ? [stem] : endings.map((ending) => stem + ending);
};

/** Words, folded, that say nothing of a fight in any of the three languages. */
export const PLAIN: ReadonlySet<string> = new Set([EN, ES, IT].flatMap((words) => words.split(' ').flatMap(formsOf)));
