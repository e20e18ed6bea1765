/*
 * Words that may stand in a sentence to the umpire and say no fact that a tool takes, in three languages: who goes,
 * comes, sits or thinks, the things of the table, the talk around it. A word that is read as nothing else is looked up
 * here, and then not told to be unknown. No word stands here that may be a condition, a number or a negation.
 */

const EN =
  'able about absolutely according accordingly accurate actual actually adversary advice afterward afterwards ' +
  'agree agreed agreeing agrees along already alright also although am amazing and announce announced announces ' +
  'answer answered answering answers anybody anyhow anyone anyway anyways apparent apparently appear appeared ' +
  'appearing appears approach approached approaches approaching arbiter arbitrate are area areas arrive arrived ' +
  'arrives arriving as ask asked asking asks assist assisted assisting assists assume assumed assumes assuming ' +
  'attempt attempted attempting attempts await awaited awaiting awaits awesome awful bad based basic basically be ' +
  'beautiful became because become becomes becoming been began begin beginner beginning begins begun being believe ' +
  'believed believes believing belong belonged belonging belongs board boardgame booklet bother bothered bothering ' +
  'bothers boy boys brave bring bringin bringing brings bro brought buddies buddy bye calc calculate calculated ' +
  'calculates calculating calculation call called calling calls came can care cared cares caring carried carries ' +
  'carry carrying case cases cause caused causes causing certain certainly chance chances chap chaps chart charts ' +
  'chat chats chatting cheers chip chips choice choices choose chooses choosing chose chosen clearly clever click ' +
  'clicked clicking clicks cmon column columns come comes comin coming commit commits committed common compare ' +
  'compared compares comparing composed compute computed computes computing comrades conduct conducted conducts ' +
  'confirm confirmed confirms consider considered considering considers consist consisted consists context ' +
  'continue continued continues continuing could count counted counter counters counting counts coz crazy curious ' +
  'current currently cuz damn dare dared dares daring darn deal dealing deals dealt dear debate debated debates ' +
  'debating decide decided decides deciding decision decisions declare declared declares declaring definitely ' +
  'depend depended depending depends depict depicted depicting depicts describe described describes detail ' +
  'detailing details did directly discuss discussed discusses do doin doing done doubt doubts dude dudes dumb ' +
  'dunno dwell dwelling dwells dwelt eager enemies enemy enjoy enjoyed enjoying enjoys entail entailed entailing ' +
  'entails enter entered entering enters erm essentially eventually everybody everyone evidently exact exactly ' +
  'example examples excited excuse exist existed existing exists expect expected expecting expects explain ' +
  'explained explains fact facts fancied fancies fancy fantastic faq feel feeling feels fella fellas fellow ' +
  'fellows felt figure figured figures figuring finally find finding finds foe foes folk folks follow followed ' +
  'following follows for forces formation found frankly friend friends funny gallant game gamebook gameplay gamer ' +
  'gamers games gaming gather gathered gathers gave gee gentleman gentlemen gents get gets gettin getting gimme ' +
  'gist give given gives giving glad go goal goals god goin going gonna good goodbye gosh got gotta gotten great ' +
  'greetings guess guessed guesses guessing guy guys had haha handbook handle handled handles handling hang ' +
  'hanging hangs hapless happen happened happening happens happy have haves havin having he head headed heading ' +
  'hear heard hearing hears heck hello help helped helping helps hence her here hereby heres hers herself hes hey ' +
  'hi him himself hint hints his hiya hm hmm hobby honestly hope hoped hopefully hopes hoping horrible how howdy ' +
  'however hows hunch hung i idea ideas if ill im image imagine imagined imagines imagining immediately important ' +
  'include included includes including indeed inflict inflicted inflicting inflicts info input inputs instance ' +
  'intend intended intending intends intention interested interesting involve involved involves involving is issue ' +
  'issues itll its itself ive join joined joining joins joke joked jokes joking judge judged judges judging just ' +
  'keen keep keeping keeps kidding kind kinds knew know knowing known knows lad ladies lads lady lain lately later ' +
  'launch launched launches launching learn learned learning learns learnt leave leaves leaving lemme let lets ' +
  'letting lie lies like liked likelihood likely likes likewise liking linger lingered lingering lingers literally ' +
  'll locate located locates locating location locations loiter lol look looked lookin looking looks lookup lovely ' +
  'luckily luckless lucky lurked lurking lurks lying madam made make makes making man manage managed manages ' +
  'managing manner manual map maps marker markers match matches mate mates math maths matter mattered mattering ' +
  'matters maybe me mean meaning means meant meantime meanwhile meet meeting meets men mention mentioned mentions ' +
  'met might mind minded minding minds miserable moment moments move moves movin moving mulling my myself name ' +
  'named names nasty naturally need needed needing needs newbie newcomer noble notice noticed notices noticing ' +
  'novice now nowadays obtain obtained obtaining obtains obvious obviously occupied occupies occupy occupying ' +
  'occur occurred occurring occurs of oh ok okay ongoing online ooh oops opinion opponent opponents opting ought ' +
  'our ours ourselves outcome outcomes output overview own page pages pal pals paragraph pardon pawn pawns peeps ' +
  'percentage percentages perform performed performs perhaps pesky phase phases photo pick picked picking picks ' +
  'picture pictured picturing piece pieces place placed placement places placing planning play playbook played ' +
  'player players playing plays please pleased pls plz poor position positioned positions possible possibly posted ' +
  'potential precise precisely presently pretty probabilities probability probably problem problems procedure ' +
  'proceed proceeded proceeds process propose proposed proposes proposing proud purpose put puts puttin putting ' +
  'query question questions quite re reach reached reaches reaching read reading reads realise realised realises ' +
  'realising realize realized realizes realizing really reason reasons receive received receives receiving recent ' +
  'recently ref refer referee referred referring refers region regions relate related relates relating relevant ' +
  'remain remained remaining remains remember remembers replied replies reply replying represent resolve resolved ' +
  'resolves resolving result results rival rivals roll rolled rolling rolls rookie row rows rule rulebook ' +
  'rulebooks rules ruling rulings sadly said same sat saw say sayin saying says scene seat seated seating sector ' +
  'sectors see seeing seem seemed seeming seems seen sees segment segments select selected selecting selects send ' +
  'sendin sending sends sense sent sentence seriously session sessions settle settled settles settling shall she ' +
  'sheet sheets shes should show showed showing shown shows silly similar similarly simple simply sir sirs sit ' +
  'sits sitting situated situation situations smart so soldier soldiers soldiery solitaire solve solved solves ' +
  'solving somebody somehow someone someplace something somewhat somewhere soon sorry sort sorted sorting sorts ' +
  'sound sounded sounding sounds speak speaking speaks spoke spoken spot spots standing stands start started ' +
  'starting starts stated stay stayed staying stays still stood story straight strange stuff stupid subject such ' +
  'suffer suffered suffering suffers suggest suggested suggests summary suppose supposed supposedly supposes ' +
  'supposing sure surely table tables tabletop take takes takin taking talk talked talking talks taught teach ' +
  'teaches teaching tell telling tells terrible text than thank thanked thanking thanks that thatll thats the ' +
  'their theirs them themselves then there thereby therefore therein theres these they theyd theyll theyre theyve ' +
  'thing things think thinkin thinking thinks this tho those though thought thoughts threw throwing thrown thus ' +
  'thx time tip tips today token tokens told too topic toss tossed tosses tossing travel traveling travelled ' +
  'travels tried tries troop troops trouble truly try tryin trying ty type typed types typical typing ugly uh uhm ' +
  'um umm umpire umpires understand understood undertook unfortunately unit units unlucky use used useful uses ' +
  'using usual valiant vassal ve very visualise visualize wait waited waiting waits walk walked walking walks ' +
  'wanna want wanted wanting wants wargame wargamer wargamers wargames wargaming was watch watched watches ' +
  'watching way ways we weird welcome well went were weve what whatever whats when whenever where whereas whereby ' +
  'wheres wherever whether which whichever while whilst who whoa whoever whom whos whose why will willing wish ' +
  'wished wishes wishing wonder wondered wonderful wonderin wondering wonders word words work worked working ' +
  'worried worries worry worrying would wow wretched write writes writing written wrote yet yo you youd youll your ' +
  'youre yours yourself youve zone zones';

const ES =
  'aca acaso acerca acercan acercarse acompana acompanan actual actuales ademas adios adonde adversario ' +
  'adversarios ahi ahora ahorita alguien alla alli amigo amigos anda andan anuncia aparece aparecen aparente aquel ' +
  'aquella aquellas aquello aquellos aqui arbitro area areas asi asunto asuntos audaces audaz aun aunque ay ayuda ' +
  'ayudado ayudan ayudando ayudar ayudo bando bandos basico bien bonito bonitos brava bravas bravo bravos broma ' +
  'buen buena buenas bueno buenos calcula calculaba calculado calculan calcular calculara calculas calcule ' +
  'calculen calculo calculos camarada camaradas capaces capaz caso casos causa causado causan causar causas chance ' +
  'chances chaval chavales chica chicas chico chicos cierta ciertas cierto ciertos club coge cogen coger cogido ' +
  'cogiendo cojo colega colegas coloca colocada colocadas colocado colocados colocan colocar coloco columna ' +
  'columnas comenzado comenzar comienza comienzan comienzo como compuesta compuesto conoce conozco consejo ' +
  'consejos considera consiste consisten contaba contado contador contamos contando contar contara contaron conte ' +
  'contento contentos continua continuan continuar continuo conto cosa cosas crea crean cree creemos creen creer ' +
  'creera crees creia creian creido creo creyo cuadro cuadros cual cuales cuando cuanta cuantas cuanto cuantos ' +
  'cuenta cuentame cuentan cuentas cuente cuenten cuento cuestion culpa curioso cuya cuyas cuyo cuyos daba daban ' +
  'dale dame damos dan dando danos dar dara daran dare daria darle das deberias decia decian decidan decide ' +
  'deciden decidia decidian decidido decidimos decidio decidir decidira decido decimos decir decirle decirlo ' +
  'decision declara declarado declarar declaro deja dejaba dejado dejame dejamos dejan dejando dejar dejara ' +
  'dejarla dejarle dejarlo dejaron deje dejen dejo depende desea deseo detalle detalles dice dicen dices dicha ' +
  'dicho diciendo diera dieran dieron diga digame digan digo dije dijeron dijo dime dimelo dinos dio dira ' +
  'directamente diria dirige dirigen disculpa disculpad disculpe dispuesto donde doy duda dudas e echa echar eh ' +
  'ejemplo ejemplos el eleccion elige eligen elijo ella ellas ello ellos empece empena empenan empezaba empezado ' +
  'empezamos empezando empezar empezaron empezo empiece empiecen empieza empiezan empiezo encontrar encontre ' +
  'encontro encuentra encuentran encuentre enemiga enemigas enemigo enemigos enseguida ensename entender entendido ' +
  'entiende entienden entiendo entonces entra entraba entrado entramos entran entrando entrar entrara entraron ' +
  'entren entro envia enviaba enviada enviadas enviado enviados enviamos envian enviando enviar enviara enviaron ' +
  'envias envie envien envio era eramos eran eras eres es esa esas ese eso esos espera esperaba esperado esperando ' +
  'esperar espero esta estaba estabamos estaban estabas estais estamos estan estando estar estara estaria estas ' +
  'esten esto estos estoy estuve estuvo evidente exacta exactamente exactas exacto exactos existe explica ' +
  'explicado explicame explican explicar explico extrana extrano fase fases favor felices feliz ficha fichas fila ' +
  'filas forma formacion formada formadas formado formados forman formas foto fue fueran fueron fuerzas fuese ' +
  'fuesen fui fuimos fuiste genial gente gracias grafico gusta gustar gustaria gusto habeis haber habia habiamos ' +
  'habian habias habido habiendo habra habran habria habrian hace hacemos hacen hacer hacerla hacerle hacerlo ' +
  'haces hacian haciendo haga hagan hago han hara haremos haria harian has hay haya hayamos hayan hayas hazme he ' +
  'hecha hecho hechos hemos hice hicieron historia hizo hmm hoja hojas hola hombre hombres hoy hubo iba ibamos ' +
  'iban ibas idea ideas ido imagen imagina imaginate importa incluido incluir incluso incluye incluyen increible ' +
  'inflige infligen infligido infligir inflijo inicio inmediatamente intenta intentaba intentado intentamos ' +
  'intentan intentando intentar intentara intente intenten ira ire iremos iria irian irse juega juegan juego ' +
  'juegos juegue jueguen juez jugaba jugado jugador jugadores jugamos jugando jugar jugara jugarlo jugaron ' +
  'jugarsela jugo jugue justo la lance lancen lanza lanzaba lanzado lanzamos lanzan lanzando lanzar lanzara ' +
  'lanzaron lanzo las le les llama llamado llega llegaba llegado llegamos llegan llegando llegar llegara llegaron ' +
  'llego llegue lleguen lleva llevaba llevada llevado llevados llevamos llevan llevando llevar llevara llevaron ' +
  'llevarse llevas lleve lleven llevo lo loco locos los luego lugar lugares mal mala malas maldita malditas ' +
  'maldito malditos malo malos manda mandaba mandada mandadas mandado mandados mandamos mandan mandando mandar ' +
  'mandara mandaron mandas mande manden manera maneras mantener mantengo mantenia mantenido mantiene mantienen ' +
  'manual mapa mapas marcador me mesa mesas mete meten meter meterse metida metido metidos metiendo meto mi mia ' +
  'mias mientras mio mios mira miraba mirado miramos miran mirando mirar mirara mirarla mirarlo miraron mire miren ' +
  'miro mis misma mismas mismo mismos modo modos momento momentos mostradme mostrado mostrar motivo motivos ' +
  'movemos mover movera moverla moverlo movia movian moviendo muchacho muchachos muestra muestran muestro mueva ' +
  'muevan mueve mueven mueves muevo mujer muy necesita necesitan necesitar necesitas necesite necesiten necesito ' +
  'noble nobles nos nosotras nosotros novato novatos nuestra nuestras nuestro nuestros objeto obvio ocupa ocupaba ' +
  'ocupada ocupadas ocupado ocupados ocupamos ocupan ocupando ocupar ocupara ocuparon ocupas ocupe ocupen ocupo ' +
  'ocurra ocurran ocurre ocurren ocurria ocurrian ocurrido ocurrio ocurrir ocurrira ocurriria oh oiga ojala ok ' +
  'okay okey opinion opiniones oponente oponentes os osado osados oye pagina paginas palabra palabras parece ' +
  'parecen parecer parecera parecia parecian parecida parecidas parecido parecidos parecio parezca parezcan ' +
  'parrafo parrafos participa partida partidas pasa pasan pasando pasaria pena pensaba pensado pensamos pensando ' +
  'pensar pensara pensaron pense penso perdon perdona perdone permanece pertenece piensa piensan piensas piense ' +
  'piensen pienso planea planean planear planeo plaza pobre pobrecito pobres podemos poder podia podian podido ' +
  'podra podran podria podriamos podrian podrias pon pondra pondran pondria pone ponemos ponen poner ponerla ' +
  'ponerlo ponerse pones ponga pongan pongo ponia ponian poniendo ponme porque posible posibles posicion ' +
  'posiciones precisa preciso prefieres prefiero pregunta preguntan preguntar preguntas pregunte pregunten ' +
  'pregunto principio probabilidad probabilidades probable probablemente probables problema problemas proceso ' +
  'pronto propia propias propio propios propongo proposito provoca provocan pude pudiendo pudieron pudo pueda ' +
  'puedan puede pueden puedes puedo pues puesta puestas puesto puestos puse pusieron puso que queda quedaba ' +
  'quedado quedamos quedan quedando quedar quedara quedaria quedaron quedarse quede queden quedo queremos querer ' +
  'querido queridos queriendo querra querria quien quienes quiera quiere quieren quieres quiero quise quisiera ' +
  'quisieran quisieras quisieron quiso quiza quizas rara raras raro raros rato razon razones realmente recibe ' +
  'reciben recibido recibir recibo reciente recientes recuerda region regiones regla reglas relevante resolver ' +
  'respecto responde respuesta resuelto resuelve resuelven resuelvo resultado resultados reune reunen rival ' +
  'rivales sabe sabemos saben saber saberlo sabes sabia sabian sabido sabiendo sabra sabria saca sacaba sacamos ' +
  'sacan sacando sacara sacaria sacarla sacarle sacarlo sacaron sacas saco saldra sale salen salga salgan salgo ' +
  'salia salian salido saliendo salieron salimos salio salir saque se sea seamos sean seas sector sectores ' +
  'segmento segmentos seguia seguian seguido seguimos seguir segun semejante senor senora senoras senores sentada ' +
  'sentado sentados sentando sentar sentarse sepa sepan ser sera servido servir sesion sesiones si sido siendo ' +
  'sienta sientan siento siga sigan significa sigo sigue siguen siguiendo siguieron siguio similar similares ' +
  'simple simplemente simples sirve sirven situa situacion situaciones situada situadas situado situados situan ' +
  'situar sois soldado soldados somos son soy su suceda sucedan sucede suceden suceder sucedera sucedia sucedian ' +
  'sucedido sucedio suerte sufre sufren sufrido sufrir sufro supo supone suponen suponer supongo supuesto ' +
  'supuestos sus suya suyas suyo suyos tabla tablas tablero tableros tal tales tambien tan te tema temas tendra ' +
  'tendran tendria tenemos tener tenerla tenerlo tenga tengan tengo tenia tenian tenido teniendo tenme terrible ' +
  'terribles texto ti tia tiene tienen tienes tio tios tipica tipico tipo tipos tira tiraba tirada tiradas tirado ' +
  'tirale tiramos tiran tirando tirara tirarla tirarle tirarlo tiraron tiras tire tiren tiro toca tocan todavia ' +
  'toma tomaba tomamos toman tomando tomar tomara tomarla tomarle tomarlo tome tomen tonto tontos toquen trae ' +
  'traen traer traera traerlo traia traian traido traiga traigan traje trajeron trajo trata tratan tratando tratar ' +
  'trayendo tremendo triste tristes tropa tropas tus tuve tuvieron tuvo tuya tuyas tuyo tuyos ubicacion ubicada ' +
  'ubicado ubicados une unen unidad unidades usaba usado usamos usan usando usar usara usaria usarla usarlo ' +
  'usarlos usaron use usen uso usted ustedes utiliza utilizado utilizan utilizar utilizo uy va vais vale valiente ' +
  'valientes vamos vas vaya vayan ve vea veamos vean veia veian vemos ven vendra vendria venga vengan vengo venia ' +
  'venian venido venimos venir veo ver vera verdad verla verlo verse ves viendo viene vienen vieron viniendo vio ' +
  'visto vos vosotras vosotros voy vuestra vuestras vuestro vuestros wargame y ya yendo yo zona zonas';

const IT =
  'abbia abbiamo abbiano accade accadere accadono accaduto adesso affinche aiuta aiutami aiutando aiutano aiutare ' +
  'aiutato aiutera aiuti aiutiamo aiuto allora amici amico analogo anche andai andando andarci andare andarsene ' +
  'andasse andata andate andati andato andava andavano andavi andavo andiamo ando andra andrai andranno andrebbe ' +
  'andrei andremmo andremo andresti andrete andro appare apparente arbitri arbitro area aree argomenti argomento ' +
  'arriva arrivando arrivano arrivare arrivata arrivate arrivati arrivato arrivava arrivera arrivi arriviamo ' +
  'arrivo aspetta aspettano aspettare aspettato aspettava aspetto assai attende attendono attuale attuali audace ' +
  'audaci avendo averci avere averla averli averlo averne avesse avessero avessi avete aveva avevamo avevano avevi ' +
  'avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avresti avrete avro avuta avute avuti avuto ' +
  'avversari avversario beh bella belle belli bello ben benche bene bisogna bisogno boh brava brave bravi bravo ' +
  'brutta brutte brutti brutto buon buona buonasera buone buoni buono calcola calcolami calcolano calcolare ' +
  'calcolata calcolati calcolato calcolava calcolera calcoli calcolo capace capaci capire capisce capisco ' +
  'capiscono capita capitato capiti capito cara care cari caro casi caso cattiva cattive cattivi cattivo causa ' +
  'causando causano causare causato cause causo cerca cercando cercano cercare cercati cercato cerchi cerchiamo ' +
  'cerco certa certe certi certo che chi chiama chiamano chieda chiede chiedendo chiedere chiedi chiediamo chiedo ' +
  'chiedono chiesto chissa ci ciao cio cioe collega colleghi collocati collocato colonna colonne colpa come ' +
  'cominci comincia comincio composta composti composto comprende comunque conosco considera consigli consiglio ' +
  'consiste contando contano contare contato contenti contento conti contiamo continua continui continuo conto ' +
  'cosa cose cosi creda crede credendo credere credi crediamo credo credono creduto cui curiosa curiosi curioso ' +
  'dacci dammi dando dara darai daranno darci dare darebbe darebbero darei daremo daresti dargli darglielo darle ' +
  'darmi daro dava davano davi davo davvero decida decide decidendo decidere decidi decidiamo decido decidono ' +
  'decisione decisioni deciso detta dettagli dettaglio dette detti detto dia diamo diano dica dicano dice dicendo ' +
  'dicesse diceva dicevano dicevo dichiara dichiaro dici diciamo dico dicono diede diedero dimmi dipende dira ' +
  'dirai diranno dirci dire direbbe direbbero direi diremo diresti direttamente dirgli dirlo dirmi diro dirti ' +
  'disse dissero dite do domanda domande dove dovrebbe dovrei dovremmo dovresti dubbi dubbio dunque e ecco egli eh ' +
  'ehi ella entra entrando entrano entrare entrati entrato entrava entrera entri entriamo era erano eravamo ' +
  'eravate eri ero esatta esattamente esatte esatti esatto esca esce esci esco escono esempi esempio esiste esiti ' +
  'esito essa esse essendo esserci essere essi esso evidente fa faccenda facci faccia facciamo facciano faccio ' +
  'facendo facesse facessero facessi faceva facevamo facevano facevo fai fammi fanno fara farai faranno farcela ' +
  'farci fare farebbe farebbero farei faremmo faremo faresti farete fargli farla farle farli farlo farmi farne ' +
  'faro farsi fase fasi fate fatta fatte fatti fatto favore fazione fazioni fece fecero feci felice felici fogli ' +
  'foglio formata formati formato forse fortuna fortunata fortunate fortunati fortunato forze fosse fossero ' +
  'fossimo foto fu furono genere gente gettone gettoni gia gioca giocando giocano giocare giocato giocatore ' +
  'giocatori giochi giochiamo gioco giudice giunge giungono giunti giunto giusto gli grafico grazie guarda ' +
  'guardalo guardando guardano guardare guardato guardi guardiamo guardo hai hanno ho i idea idee il immagina ' +
  'immagine immagino immediatamente impegna impegnano impegnare impegnato include includono inclusi incluso ' +
  'incontra infatti infine infligge infliggo inflitto inizi inizia iniziamo iniziando iniziano iniziare iniziato ' +
  'inizio inoltre insomma intanto interessa invi invia inviamo inviando inviano inviare inviata inviate inviati ' +
  'inviato inviava inviera invio io ipotesi ipotetico la laggiu lanci lancia lanciano lanciare lancio lasci lascia ' +
  'lascialo lasciamo lasciando lasciano lasciare lasciata lasciate lasciati lasciato lasciava lascio le lei li lo ' +
  'loro lui luoghi luogo magari mah maledetta maledette maledetti maledetto man manda mandali mandalo mandando ' +
  'mandano mandare mandata mandate mandati mandato mandava mandera mandi mandiamo mando maniera maniere mantenere ' +
  'mantiene manuale mappa mappe matto me medesima medesimo mentre messa messe messi messo metta mette mettendo ' +
  'mettera mettere metteva metti mettiamo mettili mettilo metto mettono mi mia mie miei mio modi modo momenti ' +
  'momento mostra mostrami mostrando mostrano mostrare mostrato mostro motivi motivo muova muove muovendo muovera ' +
  'muovere muoveva muovi muoviamo muovo muovono nemica nemiche nemici nemico nobile nobili noi nostra nostre ' +
  'nostri nostro occupa occupando occupano occupare occupata occupate occupati occupato occupava occupera occupi ' +
  'occupiamo occupo oggetto oggi oh ok okay opinione opinioni ormai orribile ovvio pagina pagine paragrafi ' +
  'paragrafo parere pareri parla parlando parlano parlare parlato parlo parola parole partecipa partite peccato ' +
  'pedina pedine pensa pensando pensano pensare pensato pensava pensera pensi pensiamo penso perche percio ' +
  'pertanto piacciono piace piacere pianifico piazzando piazzano piazzare piazzata piazzati piazzato piazzo poi ' +
  'poiche poniamo porta portali portalo portando portano portare portati portato portava portera posiziona ' +
  'posizionati posizionato posizione posizioni posiziono possa possano possiamo possibile possibili posso possono ' +
  'posti posto potendo potere potesse potessero potessi potete poteva potevamo potevano potevi potevo potra potrai ' +
  'potranno potrebbe potrei potremmo potremo potreste potresti potrete potro potuto povera povere poveretti ' +
  'poveretto poveri poverini poverino povero precisa preciso prego prenda prende prendendo prendera prendere ' +
  'prendeva prendi prendiamo prendo prendono presto principio probabile probabili probabilita probabilmente ' +
  'problema problemi procedura procedure processo propongo propri propria proprie proprio prosegue prospetto ' +
  'provando provano provare provava provera provi proviamo provo provoca provocano puo puoi pure purtroppo qua ' +
  'qual quale quali quando quanta quante quanti quanto quegli quei quel quella quelle quelli quello quesiti ' +
  'quesito questa queste questi questione questioni questo qui quindi ragazza ragazze ragazzi ragazzo raggiunge ' +
  'raggiunto ragione ragioni realmente recente recenti regione regioni regola regole reparti reparto resta ' +
  'restando restano restare restate restati restato restava restera restiamo riceve ricevendo ricevere ricevo ' +
  'ricevono ricevuto ricorda ricordo riguardo rimane rimanendo rimanere rimaneva rimanga rimango rimangono rimani ' +
  'rimaniamo rimarra rimasta rimaste rimasti rimasto risolto risolve risolvere risolvo risolvono risponde risposta ' +
  'risposte risposto risultati risultato riunisce rivale rivali roba sa sai sanno sapendo saper sapere saperlo ' +
  'sapesse sapete sapeva sapevano sapevo sappia sappiamo sappiano sapra saprebbe saprei sapresti saputo sara sarai ' +
  'saranno sarebbe sarebbero sarei saremmo saremo saresti sarete saro sceglie scegliere scelgo scelta scelte ' +
  'schema scherzo scopi scopo scusa scusate scusi se sebbene sedere seduti seduto segmenti segmento segnalini ' +
  'segnalino segua segue seguendo segui seguiamo seguira seguire seguita seguiti seguito seguiva seguo seguono ' +
  'sembra sembrano sembrare sembrato sembrava sembrera semplicemente semplici senso serve servendo servire servito ' +
  'servo servono sessione sessioni settore settori sfortuna si sia siamo siano siate siccome siede siedo siedono ' +
  'significa signora signore signori simile simili sistemato situazioni so soldati soldato sono spiega spiegami ' +
  'spiegare spiego sposta spostando spostano spostare sposto sta stai stando stanno stara starai staranno starci ' +
  'stare starebbe starei staremo staresti staro starvi stata state stati stato stava stavamo stavano stavi stavo ' +
  'stessa stesse stessero stessi stesso stia stiamo stiano sto storia strana strane strani strano stupendo stupidi ' +
  'stupido sua subire subisce subisco subiscono subito succeda succede succedera succedere succedeva succedono sue ' +
  'suo suoi suppongo tabella tabelle tabellone tale tali tavoli tavolo te tenendo tenerci tenere tenerla tenerlo ' +
  'teneva tenga tengo teniamo tenta tentano tentare tentato tento tenuta tenute tenuti tenuto teorico terribile ' +
  'terribili testo ti tiene tieni tienilo tipi tipica tipico tipo tira tirando tirano tirare tirarla tirarlo ' +
  'tirata tirati tirava tirera tiriamo tocca triste tristi trova trovando trovano trovare trovata trovati trovato ' +
  'trovava trovera trovi troviamo trovo truppa truppe tua tue tuo tuoi uffa uh unita uomini uomo usando usano ' +
  'usare usarla usarlo usata usati usato usava uscendo usciamo uscira uscire uscito usciva usera usi usiamo uso ' +
  'utilizza utilizzo va vabbe vada vadano vado vai valorosi valoroso vanno veda vede vedendo vedere vederla ' +
  'vederlo vedeva vedi vediamo vedo vedono vedra venendo venga vengano vengo vengono veniamo venire venisse venite ' +
  'veniva venivano venivo venne vennero venuta venute venuti venuto veramente verita verra verranno verrebbe ' +
  'verresti verro vi viaggia viene vieni vista visti visto voglia vogliamo voglio vogliono voi volendo volere ' +
  'volesse volessi volete voleva volevamo volevano volevi volevo volle voluto vorra vorrai vorrebbe vorrei ' +
  'vorremmo vorresti vorro vostra vostre vostri vostro vuoi vuole wargame zona zone';

/** Words, folded, that say nothing of a fight in any of the three languages. */
export const PLAIN: ReadonlySet<string> = new Set(`${EN} ${ES} ${IT}`.split(' '));
