/*
 * Words that may stand in a sentence to the umpire and say no fact that a tool takes, in three languages: who goes,
 * comes, sits or thinks, the things of the table, the talk around it. A word that is read as nothing else is looked up
 * here, and then not told to be unknown. No word stands here that may be a condition, a number or a negation.
 */

const EN =
  'able about absolutely accomplish accomplished accomplishes accomplishing according accordingly accurate actual ' +
  'actually adjudicate adjudicated adjudicates adjudicating adversaries adversary advice advise advised advises ' +
  'advising afterward afterwards agree agreed agreeing agrees allegedly along already alright also although am ' +
  'amazing and announce announced announces announcing answer answered answering answers anybody anyhow anyone ' +
  'anyway anyways apologies apologise apologised apologises apologising apologize apologized apologizes ' +
  'apologizing apology apparent apparently appear appeared appearing appears approach approached approaches ' +
  'approaching arbiter arbitrate are area areas arrive arrived arrives arriving as ask asked asking asks assist ' +
  'assisted assisting assists assume assumed assumes assuming attempt attempted attempting attempts await awaited ' +
  'awaiting awaits awesome awful bad based basic basically be beautiful became because become becomes becoming ' +
  'been began begin beginner beginning begins begun being believe believed believes believing belong belonged ' +
  'belonging belongs board boardgame boardgames booklet bother bothered bothering bothers boy boys brave bring ' +
  'bringin bringing brings bro brought buddies buddy bye calc calculate calculated calculates calculating ' +
  'calculation calculations calculator call called calling calls came can care cared cares caring carried carries ' +
  'carry carrying case cases cause caused causes causing certain certainly chance chances chap chaps chart charts ' +
  'chat chats chatting cheers chip chips choice choices choose chooses choosing chose chosen circumstance ' +
  'circumstances clarified clarifies clarify clarifying clearly clever click clicked clicking clicks cmon column ' +
  'columns come comes comin coming commit commits committed committing common compare compared compares comparing ' +
  'composed comprise comprised comprises comprising compute computed computes computing comrades concern concerned ' +
  'concerning concerns conduct conducted conducting conducts confirm confirmed confirming confirms consider ' +
  'considered considering considers consist consisted consisting consists contemplate contemplated contemplates ' +
  'contemplating context continue continued continues continuing correspond corresponding correspondingly ' +
  'corresponds could count counted counter counters counting counts coz crazy curious current currently cuz damn ' +
  'dare dared dares daring darn deal dealing deals dealt dear debate debated debates debating decide decided ' +
  'decides deciding decision decisions declare declared declares declaring definitely depend depended depending ' +
  'depends depict depicted depicting depicts describe described describes describing detail detailing details did ' +
  'directly discuss discussed discusses discussing do doin doing done doubt doubts dude dudes dumb dunno dwell ' +
  'dwelling dwells dwelt eager enemies enemy enjoy enjoyed enjoying enjoys enquire enquiry entail entailed ' +
  'entailing entails enter entered entering enters erm essentially estimate estimated estimates estimating ' +
  'estimation evaluate evaluated evaluates evaluating eventually everybody everyone evidently exact exactly ' +
  'example examples excited excuse exist existed existing exists expect expectation expectations expected ' +
  'expecting expects explain explained explaining explains explanation explanations fact facts fancied fancies ' +
  'fancy fantastic faq feel feeling feels fella fellas fellow fellows felt figure figured figures figuring finally ' +
  'find finding finds foe foes folk folks follow followed following follows for forces formation formations ' +
  'fortunately found frankly friend friends funny gallant game gamebook gameplay gamer gamers games gaming gather ' +
  'gathered gathers gave gee gentleman gentlemen gents get gets gettin getting gimme gist give given gives giving ' +
  'glad go goal goals god goin going gonna good goodbye gosh got gotta gotten great greetings guess guessed ' +
  'guesses guessing guy guys had haha handbook handle handled handles handling hang hanging hangs hapless happen ' +
  'happened happening happens happy have haves havin having he head headed heading hear heard hearing hears heck ' +
  'hello help helped helping helps hence her here hereabouts hereby heres hers herself hes hey hi him himself hint ' +
  'hints his hiya hm hmm hobby honestly hope hoped hopefully hopes hoping horrible how howdy however hows hunch ' +
  'hung hypothetical hypothetically i idea ideas if ill im image imagine imagined imagines imagining immediately ' +
  'important importantly include included includes including indeed inflict inflicted inflicting inflicts info ' +
  'input inputs inquire inquiring inquiry instance intend intended intending intends intention intentions ' +
  'interested interesting interestingly involve involved involves involving is issue issues itll its itself ive ' +
  'join joined joining joins joke joked jokes joking judge judged judges judging just keen keep keeping keeps ' +
  'kidding kind kinds knew know knowing known knows lad ladies lads lady lain lately later launch launched ' +
  'launches launching learn learned learning learns learnt leave leaves leaving lemme let lets letting lie lies ' +
  'like liked likelihood likely likes likewise liking linger lingered lingering lingers literally ll locate ' +
  'located locates locating location locations loiter lol look looked lookin looking looks lookup lovely luckily ' +
  'luckless lucky lurked lurking lurks lying madam made make makes making man manage managed manages managing ' +
  'manner manual map maps marker markers match matches mate mates math maths matter mattered mattering matters ' +
  'maybe me mean meaning means meant meantime meanwhile meet meeting meets men mention mentioned mentioning ' +
  'mentions met might mind minded minding minds miserable moment momentarily moments move moves movin moving ' +
  'mulling my myself name named names nasty naturally need needed needing needs newbie newcomer noble notice ' +
  'noticed notices noticing novice now nowadays obtain obtained obtaining obtains obvious obviously occupied ' +
  'occupies occupy occupying occur occurred occurring occurs of oh ok okay ongoing online ooh oops opinion ' +
  'opponent opponents opting ought our ours ourselves outcome outcomes output overview own page pages pal pals ' +
  'paragraph paragraphs pardon particular pawn pawns peeps percentage percentages perform performed performing ' +
  'performs perhaps pesky phase phases photo pick picked picking picks picture pictured picturing piece pieces ' +
  'place placed placement places placing planning play playbook played player players playing plays playthrough ' +
  'please pleased pls plz ponder pondered pondering ponders poor position positioned positioning positions ' +
  'possible possibly posted potential precise precisely predict predicted predicting predicts prefer preferred ' +
  'preferring prefers presently presumably presume presumed presumes presuming pretend pretended pretending ' +
  'pretends pretty probabilities probability probably problem problems procedure procedures proceed proceeded ' +
  'proceeding proceeds process propose proposed proposes proposing proud purpose put puts puttin putting query ' +
  'question questions quite re reach reached reaches reaching read reading reads realise realised realises ' +
  'realising realize realized realizes realizing really reason reasons receive received receives receiving recent ' +
  'recently reckon reckoned reckoning reckons ref refer referee referred referring refers regard regarded ' +
  'regarding region regions relate related relates relating relevant remain remained remaining remains remember ' +
  'remembered remembering remembers replied replies reply replying represent represented representing represents ' +
  'resolve resolved resolves resolving respective respectively result results rival rivals roll rolled rolling ' +
  'rolls rookie row rows rule rulebook rulebooks rules ruling rulings sadly said same sat saw say sayin saying ' +
  'says scene screenshot seat seated seating sector sectors see seeing seem seemed seeming seems seen sees segment ' +
  'segments select selected selecting selects send sendin sending sends sense sent sentence seriously session ' +
  'sessions settle settled settles settling shall she sheet sheets shes should show showed showing shown shows ' +
  'silly similar similarly simple simply simulate simulated simulates simulating simulation sir sirs sit sits ' +
  'sitting situated situation situations smart so soldier soldiers soldiery solitaire solve solved solves solving ' +
  'somebody somehow someone someplace something somewhat somewhere soon sorry sort sorted sorting sorts sound ' +
  'sounded sounding sounds speak speaking speaks specified specifies specify specifying spoke spoken spot spots ' +
  'standing stands start started starting starts stated stay stayed staying stays still stood story straight ' +
  'strange stuff stupid subject such suffer suffered suffering suffers suggest suggested suggesting suggestion ' +
  'suggests summary suppose supposed supposedly supposes supposing sure surely table tables tabletop take takes ' +
  'takin taking talk talked talking talks taught teach teaches teaching tell telling tells terrible text than ' +
  'thank thanked thankfully thanking thanks that thatll thats the their theirs them themselves then theoretical ' +
  'theoretically there thereabouts thereby therefore therein theres these they theyd theyll theyre theyve thing ' +
  'things think thinkin thinking thinks this tho those though thought thoughts threw throwing thrown thus thx time ' +
  'tip tips today token tokens told too topic toss tossed tosses tossing travel traveling travelled travelling ' +
  'travels tried tries troop troops trouble truly try tryin trying ty type typed types typical typing ugly uh uhm ' +
  'um umm umpire umpires understand understanding understands understood undertake undertakes undertaking ' +
  'undertook unfortunately unit units unlucky use used useful uses using usual valiant vassal ve very visualise ' +
  'visualize wait waited waiting waits walk walked walking walks wanna want wanted wanting wants wargame wargamer ' +
  'wargamers wargames wargaming was watch watched watches watching way ways we weird welcome well went were weve ' +
  'what whatever whats whatsoever when whenever where whereas whereby wheres wherever whether which whichever ' +
  'while whilst who whoa whoever whom whos whose why will willing wish wished wishes wishing wonder wondered ' +
  'wonderful wonderin wondering wonders word words work worked working worried worries worry worrying would wow ' +
  'wretched write writes writing written wrote yet yo you youd youll your youre yours yourself yourselves youve ' +
  'zone zones';

const ES =
  'aca acaso acerca acercan acercarse acompana acompanada acompanado acompanados acompanan actual actuales ' +
  'actualmente ademas adios adonde adversario adversarios afortunada afortunadamente afortunado afortunados ahi ' +
  'ahora ahorita alguien alla alli amigo amigos anda andan anuncia aparece aparecen aparente aparentemente aquel ' +
  'aquella aquellas aquello aquellos aqui arbitro area areas asi asunto asuntos audaces audaz aun aunque ay ayuda ' +
  'ayudado ayudan ayudando ayudar ayudo bando bandos basicamente basico bien bonito bonitos brava bravas bravo ' +
  'bravos broma buen buena buenas bueno buenos calcula calculaba calculado calculadora calculamos calculan ' +
  'calculando calcular calculara calcularia calcularlo calcularon calculas calcule calculen calculo calculos ' +
  'camarada camaradas capaces capaz caso casos causa causado causan causar causas chance chances chaval chavales ' +
  'chica chicas chico chicos cierta ciertamente ciertas cierto ciertos claramente club coge cogen coger cogido ' +
  'cogiendo cojo colega colegas coloca colocada colocadas colocado colocados colocan colocar coloco columna ' +
  'columnas comenzado comenzando comenzar comienza comienzan comienzo como compromete comprometen comprometer ' +
  'comprometida comprometidas comprometido comprometidos comprometo compuesta compuesto concretamente conoce ' +
  'conozco consejo consejos considera consiste consisten contaba contado contador contadores contamos contando ' +
  'contar contara contarla contarle contarlo contarlos contaron conte contento contentos contingente contingentes ' +
  'continua continuado continuan continuando continuar continuo conto contrincante contrincantes correspondiente ' +
  'correspondientes cosa cosas crea crean cree creemos creen creer creera crees creia creian creido creo creyo ' +
  'cuadro cuadros cual cuales cuando cuanta cuantas cuanto cuantos cuenta cuentame cuentan cuentas cuente cuenten ' +
  'cuento cuestion cuestiones culpa curioso cuya cuyas cuyo cuyos daba daban dale dame damos dan dando danos dar ' +
  'dara daran dare daria darle das deberiamos deberias decia decian decidan decide deciden decidia decidian ' +
  'decidido decidieron decidimos decidio decidir decidira decido decimos decir decirle decirlo decision decisiones ' +
  'declara declarado declarando declarar declaro deja dejaba dejado dejame dejamos dejan dejando dejar dejara ' +
  'dejarla dejarle dejarlo dejarlos dejaron deje dejen dejo depende desafortunadamente desea deseo ' +
  'desgraciadamente desgraciado desgraciados detalle detalles dice dicen dices dicha dicho diciendo diera dieran ' +
  'dieron diga digame digan digo dije dijeron dijo dime dimelo dinos dio dira directamente diria dirige dirigen ' +
  'disculpa disculpad disculpe dispuesto dispuestos donde doy duda dudas e echa echar efectivamente eh ejemplo ' +
  'ejemplos el eleccion elecciones elige eligen elijo ella ellas ello ellos empece empena empenan empezaba ' +
  'empezado empezamos empezando empezar empezaron empezo empiece empiecen empieza empiezan empiezo encontraba ' +
  'encontrado encontramos encontrando encontrar encontrara encontrarla encontrarlo encontrarlos encontraron ' +
  'encontrarse encontre encontro encuentra encuentran encuentre encuentren enemiga enemigas enemigo enemigos ' +
  'enseguida ensename entender entendido entendiendo entiende entienden entiendo entonces entra entraba entrado ' +
  'entramos entran entrando entrar entrara entraron entren entretanto entro envia enviaba enviada enviadas enviado ' +
  'enviados enviamos envian enviando enviar enviara enviarla enviarlo enviarlos enviaron envias envie envien envio ' +
  'era eramos eran eras eres es esa esas ese eso esos espera esperaba esperado esperando esperar espero esta ' +
  'estaba estabamos estaban estabas estais estamos estan estando estar estara estaria estas esten esto estos estoy ' +
  'estuve estuvieron estuvo eventualmente evidente evidentemente exacta exactamente exactas exacto exactos existe ' +
  'explica explicacion explicaciones explicado explicame explican explicar explico extrana extrano fase fases ' +
  'favor felices feliz ficha fichas fila filas finalmente forma formacion formaciones formada formadas formado ' +
  'formados forman formas foto francamente fue fueran fueron fuerzas fuese fuesen fui fuimos fuiste genial gente ' +
  'gracias grafico gusta gustar gustaria gusto habeis haber habia habiamos habian habias habido habiendo habra ' +
  'habran habria habrian hace hacemos hacen hacer hacerla hacerle hacerlo hacerlos haces hacian haciendo haga ' +
  'hagan hago han hara haremos haria harian has hay haya hayamos hayan hayas hazme he hecha hecho hechos hemos ' +
  'hice hicieron hipoteticamente historia hizo hmm hoja hojas hola hombre hombres honestamente hoy hubo iba ibamos ' +
  'iban ibas idea ideas ido igualmente imagen imagina imaginate importa importante importantes incluido incluir ' +
  'incluso incluye incluyen increible inflige infligen infligido infligir inflijo informacion inicio ' +
  'inmediatamente intenta intentaba intentado intentamos intentan intentando intentar intentara intentarlo ' +
  'intentaron intente intenten interesado interesados interesante interesantes ira ire iremos iria irian irse ' +
  'juega juegan juego juegos juegue jueguen juez jugaba jugado jugador jugadores jugamos jugando jugar jugara ' +
  'jugarlo jugaron jugarsela jugo jugue justamente justo la lamentablemente lance lancen lanza lanzaba lanzado ' +
  'lanzamos lanzan lanzando lanzar lanzara lanzarla lanzarlo lanzaron lanzo las le les literalmente llama llamado ' +
  'llega llegaba llegado llegamos llegan llegando llegar llegara llegaron llego llegue lleguen lleva llevaba ' +
  'llevada llevado llevados llevamos llevan llevando llevar llevara llevarla llevarle llevarlo llevarlos llevaron ' +
  'llevarse llevas lleve lleven llevo lo loco locos logicamente los luego lugar lugares mal mala malas maldita ' +
  'malditas maldito malditos malo malos manda mandaba mandada mandadas mandado mandados mandamos mandan mandando ' +
  'mandar mandara mandarla mandarle mandarlo mandarlos mandaron mandas mande manden manera maneras mantener ' +
  'mantengo mantenia mantenido manteniendo mantiene mantienen manual mapa mapas marcador marcadores me mesa mesas ' +
  'mete meten meter meterse metida metido metidos metiendo meto mi mia mias mientras mio mios mira miraba mirado ' +
  'miramos miran mirando mirar mirara mirarla mirarlo miraron mire miren miro mis misma mismas mismo mismos modo ' +
  'modos momento momentos mostradme mostrado mostrar motivo motivos movemos mover movera moverla moverlo moverlos ' +
  'movia movian moviendo muchacho muchachos muestra muestran muestro mueva muevan mueve mueven mueves muevo mujer ' +
  'muy naturalmente necesita necesitaba necesitado necesitamos necesitan necesitando necesitar necesitarlo ' +
  'necesitaron necesitas necesite necesiten necesito noble nobles nos nosotras nosotros novato novatos nuestra ' +
  'nuestras nuestro nuestros objeto obviamente obvio ocupa ocupaba ocupada ocupadas ocupado ocupados ocupamos ' +
  'ocupan ocupando ocupar ocupara ocuparla ocuparlo ocuparlos ocuparon ocupas ocupe ocupen ocupo ocurra ocurran ' +
  'ocurre ocurren ocurria ocurrian ocurrido ocurriendo ocurrieron ocurrio ocurrir ocurrira ocurriria oh oiga ojala ' +
  'ok okay okey opinion opiniones oponente oponentes os osado osados oye pagina paginas palabra palabras parece ' +
  'parecen parecer parecera parecia parecian parecida parecidas parecido parecidos parecio parezca parezcan ' +
  'parrafo parrafos participa participan participar partida partidas pasa pasan pasando pasaria pena pensaba ' +
  'pensado pensamos pensando pensar pensara pensaron pense penso perdon perdona perdone permanece permanecen ' +
  'permanecer permanecia pertenece pertenecen piensa piensan piensas piense piensen pienso planea planean planear ' +
  'planeo plaza pobre pobrecito pobrecitos pobres podemos poder podia podian podido podra podran podria podriamos ' +
  'podrian podrias pon pondra pondran pondria pone ponemos ponen poner ponerla ponerlo ponerlos ponerse pones ' +
  'ponga pongan pongo ponia ponian poniendo ponme porcentaje porcentajes porque posibilidad posibilidades posible ' +
  'posiblemente posibles posicion posiciones posteriormente precisa precisamente preciso prefieres prefiero ' +
  'pregunta preguntado preguntamos preguntan preguntando preguntar preguntarle preguntas pregunte pregunten ' +
  'pregunto principiante principio probabilidad probabilidades probable probablemente probables problema problemas ' +
  'procedimiento procedimientos proceso pronto propia propias propio propios propongo proposito provoca provocan ' +
  'pude pudiendo pudieron pudo pueda puedan puede pueden puedes puedo pues puesta puestas puesto puestos puse ' +
  'pusieron puso que queda quedaba quedado quedamos quedan quedando quedar quedara quedaria quedaron quedarse ' +
  'quede queden quedo queremos querer querido queridos queriendo querra querria quien quienes quiera quiere ' +
  'quieren quieres quiero quise quisiera quisieramos quisieran quisieras quisieron quiso quiza quizas rara raras ' +
  'raro raros rato razon razones realmente recibe reciben recibido recibir recibo reciente recientemente recientes ' +
  'recuerda region regiones regla reglamento reglamentos reglas relevante resolver respectiva respectivas ' +
  'respectivo respectivos respecto responde respuesta respuestas resuelto resuelve resuelven resuelvo resultado ' +
  'resultados reune reunen rival rivales sabe sabemos saben saber saberlo sabes sabia sabian sabido sabiendo sabra ' +
  'sabria saca sacaba sacamos sacan sacando sacara sacaria sacarla sacarle sacarlo sacarlos sacaron sacas saco ' +
  'saldra sale salen salga salgan salgo salia salian salido saliendo salieron salimos salio salir saque se sea ' +
  'seamos sean seas sector sectores segmento segmentos seguia seguian seguidamente seguido seguimos seguir ' +
  'seguirlo segun seguramente semejante sencillamente senor senora senoras senores sentada sentado sentados ' +
  'sentando sentar sentarse sepa sepan ser sera servido servir sesion sesiones si sido siendo sienta sientan ' +
  'siento siga sigan significa sigo sigue siguen siguiendo siguieron siguio similar similares simple simplemente ' +
  'simples sinceramente sirve sirven situa situacion situaciones situada situadas situado situados situan situar ' +
  'sois soldado soldados somos son soy su suceda sucedan sucede suceden suceder sucedera sucedia sucedian sucedido ' +
  'sucediendo sucedieron sucedio suerte sufre sufren sufrido sufrir sufro supo supone suponen suponer supongo ' +
  'suponiendo supuestamente supuesto supuestos sus suya suyas suyo suyos tabla tablas tablero tableros tal tales ' +
  'tambien tan te tema temas tendra tendran tendria tenemos tener tenerla tenerlo tenerlos tenga tengan tengo ' +
  'tenia tenian tenido teniendo tenme teoricamente terrible terribles texto ti tia tiene tienen tienes tio tios ' +
  'tipica tipico tipo tipos tira tiraba tirada tiradas tirado tirale tiramos tiran tirando tirara tirarla tirarle ' +
  'tirarlo tirarlos tiraron tiras tire tiren tiro toca tocan todavia toma tomaba tomamos toman tomando tomar ' +
  'tomara tomarla tomarle tomarlo tomarlos tome tomen tonto tontos toquen trae traen traer traera traerlo traerlos ' +
  'traia traian traido traiga traigan traje trajeron trajo trata tratan tratando tratar trayendo tremendo triste ' +
  'tristes tropa tropas tus tuve tuvieron tuvo tuya tuyas tuyo tuyos ubicacion ubicaciones ubicada ubicado ' +
  'ubicados ultimamente une unen unidad unidades usaba usado usamos usan usando usar usara usaria usarla usarlo ' +
  'usarlos usaron use usen uso usted ustedes utiliza utilizado utilizan utilizando utilizar utilizo uy va vais ' +
  'vale valiente valientes vamos vas vaya vayan ve vea veamos vean veia veian vemos ven vendra vendria venga ' +
  'vengan vengo venia venian venido venimos venir veo ver vera verdad verdaderamente verla verlo verse ves viendo ' +
  'viene vienen vieron viniendo vio visto vos vosotras vosotros voy vuestra vuestras vuestro vuestros wargame y ya ' +
  'yendo yo zona zonas';

const IT =
  'abbia abbiamo abbiano accade accadere accadono accaduto accompagna accompagnano accompagnata accompagnati ' +
  'accompagnato adesso affinche aiuta aiutami aiutando aiutano aiutarci aiutare aiutarli aiutarlo aiutarmi aiutato ' +
  'aiutera aiuterebbe aiuti aiutiamo aiuto allora amici amico ammettiamo analogo anche andai andando andandoci ' +
  'andarci andare andarsene andasse andata andate andati andato andava andavano andavi andavo andiamo ando andra ' +
  'andrai andranno andrebbe andrebbero andrei andremmo andremo andresti andrete andro appare apparente ' +
  'apparentemente appartengono appartiene arbitri arbitro area aree argomenti argomento arriva arrivando arrivano ' +
  'arrivarci arrivare arrivata arrivate arrivati arrivato arrivava arrivavano arrivederci arrivera arriveranno ' +
  'arriverebbe arrivi arriviamo arrivo aspetta aspettando aspettano aspettare aspettato aspettava aspetto assai ' +
  'attende attendono attuale attuali attualmente audace audaci avendo averci avere averla averli averlo averne ' +
  'avesse avessero avessi avete aveva avevamo avevano avevi avevo avra avrai avranno avrebbe avrebbero avrei ' +
  'avremmo avremo avresti avrete avro avuta avute avuti avuto avversari avversaria avversarie avversario ' +
  'avvicinano beh bella belle belli bello ben benche bene bisogna bisognerebbe bisogno boh brava brave bravi bravo ' +
  'brutta brutte brutti brutto buon buona buonasera buone buongiorno buoni buono calcola calcolami calcolando ' +
  'calcolano calcolare calcolarla calcolarli calcolarlo calcolata calcolati calcolato calcolatore calcolatrice ' +
  'calcolava calcolavano calcolera calcoleranno calcolerebbe calcoli calcoliamo calcolo capace capaci capire ' +
  'capisce capisco capiscono capita capitato capiti capito cara care cari caro casi caso cattiva cattive cattivi ' +
  'cattivo causa causando causano causare causato cause causo cerca cercando cercano cercare cercarlo cercati ' +
  'cercato cerchi cerchiamo cerco certa certamente certe certi certo che chi chiama chiamano chiaramente chieda ' +
  'chiede chiedendo chiedere chiedi chiediamo chiedo chiedono chiesto chissa ci ciao cio cioe collega colleghi ' +
  'collocati collocato colonna colonne colpa come cominci comincia cominciamo cominciando cominciano cominciare ' +
  'cominciato comincio composta composti composto comprende comunque concretamente conosco considera consigli ' +
  'consiglio consiste contando contano contare contarla contarlo contato contenti contento conti contiamo ' +
  'contingente contingenti continua continuando continuano continuare continuato continuava continuera continui ' +
  'continuiamo continuo conto coraggiosa coraggiosi coraggioso corrispondente corrispondenti cosa cose cosi creda ' +
  'crede credendo credere credi crediamo credo credono creduto cui curiosa curiosi curioso dacci dammi dando dara ' +
  'darai daranno darci dare darebbe darebbero darei daremo daresti dargli darglielo darle darmi daro dava davano ' +
  'davi davo davvero decida decide decidendo decidere decidi decidiamo decido decidono decisione decisioni deciso ' +
  'detta dettagli dettaglio dette detti detto dia diamo diano dica dicano dice dicendo dicesse diceva dicevano ' +
  'dicevo dichiara dichiarando dichiarano dichiarare dichiarato dichiaro dici diciamo dico dicono diede diedero ' +
  'dimmi dipende dira dirai diranno dirci dire direbbe direbbero direi diremo diresti direttamente dirgli dirlo ' +
  'dirmi diro dirti disse dissero dite do domanda domande dove dovrebbe dovrebbero dovrei dovremmo dovresti dubbi ' +
  'dubbio dunque e ecco effettivamente egli eh ehi ella entra entrando entrano entrare entrati entrato entrava ' +
  'entrera entri entriamo era erano eravamo eravate eri ero esatta esattamente esatte esatti esatto esca esce esci ' +
  'esco escono esempi esempio esiste esiti esito essa esse essendo esserci essere essi esso eventualmente evidente ' +
  'evidentemente fa faccenda facci faccia facciamo facciano faccio facendo facesse facessero facessi faceva ' +
  'facevamo facevano facevo fai fammi fanno fara farai faranno farcela farci fare farebbe farebbero farei faremmo ' +
  'faremo faresti farete fargli farla farle farli farlo farmi farne faro farsi fase fasi fate fatta fatte fatti ' +
  'fatto favore fazione fazioni fece fecero feci felice felici finalmente fogli foglio fondamentalmente formata ' +
  'formati formato formazione formazioni forse fortuna fortunata fortunatamente fortunate fortunati fortunato ' +
  'forze fosse fossero fossimo foto francamente fu furono genere gente gettone gettoni gia gioca giocando giocano ' +
  'giocare giocarla giocarlo giocato giocatore giocatori giochi giochiamo gioco giudice giunge giungono giunti ' +
  'giunto giustamente giusto gli grafico grazie guarda guardalo guardando guardano guardare guardarlo guardato ' +
  'guardi guardiamo guardo hai hanno ho i idea idee il immagina immagine immagino immediatamente impegna ' +
  'impegnando impegnano impegnare impegnato importante importanti include includono inclusi incluso incontra ' +
  'incontrando incontrano incontrare incontrato incredibile infatti infine infligge infliggere infliggo infliggono ' +
  'inflitto informazione inizi inizia iniziamo iniziando iniziano iniziare iniziato inizio inoltre insomma intanto ' +
  'intenzionato intenzione intenzioni interessa interessante interessanti interessato invi invia inviamo inviando ' +
  'inviano inviare inviarla inviarlo inviata inviate inviati inviato inviava inviera invio io ipotesi ' +
  'ipoteticamente ipotetico la laggiu lanci lancia lanciano lanciare lanciarla lancio lasci lascia lascialo ' +
  'lasciamo lasciando lasciano lasciarci lasciare lasciarla lasciarlo lasciata lasciate lasciati lasciato lasciava ' +
  'lascio le lei letteralmente li lo loro lui luoghi luogo magari mah maledetta maledette maledetti maledetto man ' +
  'manda mandali mandalo mandando mandandoli mandandolo mandano mandarci mandare mandarla mandarlo mandata mandate ' +
  'mandati mandato mandava mandera mandi mandiamo mando maniera maniere mantenere mantengono mantiene manuale ' +
  'mappa mappe matto me medesima medesimo mentre messa messe messi messo metta mette mettendo mettendolo mettera ' +
  'metterci mettere metterla metterlo mettersi metteva metti mettiamo mettili mettilo metto mettono mi mia mie ' +
  'miei mio modi modo momenti momento mostra mostrami mostrando mostrano mostrare mostrato mostro motivi motivo ' +
  'muova muove muovendo muovera muovere muoverla muoverlo muoversi muoveva muovi muoviamo muovo muovono ' +
  'naturalmente nemica nemiche nemici nemico nobile nobili noi nostra nostre nostri nostro occupa occupando ' +
  'occupandolo occupano occupare occuparla occuparlo occupata occupate occupati occupato occupava occupera occupi ' +
  'occupiamo occupo oggetto oggi oh ok okay onestamente opinione opinioni ormai orribile ovviamente ovvio pagina ' +
  'pagine paragrafi paragrafo parere pareri parla parlando parlano parlare parlato parlo parola parole partecipa ' +
  'partecipano partite peccato pedina pedine pensa pensando pensano pensare pensato pensava pensera pensi pensiamo ' +
  'penso percentuale percentuali perche percio pertanto piacciono piace piacere piacerebbe pianifico piazzando ' +
  'piazzano piazzare piazzata piazzati piazzato piazzo poi poiche poniamo porta portali portalo portando ' +
  'portandolo portano portarci portare portarla portarlo portati portato portava portera posiziona posizionando ' +
  'posizionano posizionare posizionata posizionati posizionato posizione posizioni posiziono possa possano ' +
  'possiamo possibile possibili possibilita possibilmente posso possono posti posto potendo potere potesse ' +
  'potessero potessi potete poteva potevamo potevano potevi potevo potra potrai potranno potrebbe potrebbero ' +
  'potrei potremmo potremo potreste potresti potrete potro potuto povera poveraccio povere poveretti poveretto ' +
  'poveri poverini poverino povero precisa precisamente preciso preferisco prego prenda prende prendendo prendera ' +
  'prendere prenderla prenderlo prendeva prendi prendiamo prendo prendono presto presumibilmente principiante ' +
  'principio probabile probabili probabilita probabilmente problema problemi procedura procedure processo propongo ' +
  'propri propria proprie proprio prosegue proseguono prospetto provando provano provare provava provera provi ' +
  'proviamo provo provoca provocano puo puoi pure purtroppo qua qual quale quali quando quanta quante quanti ' +
  'quanto quegli quei quel quella quelle quelli quello quesiti quesito questa queste questi questione questioni ' +
  'questo qui quindi ragazza ragazze ragazzi ragazzo raggiunge raggiungere raggiungono raggiunto ragione ragioni ' +
  'realmente recente recentemente recenti regione regioni regola regolamenti regolamento regole reparti reparto ' +
  'resta restando restano restare restate restati restato restava restera restiamo riceve ricevendo ricevere ' +
  'ricevo ricevono ricevuto ricorda ricordo riguardo rimane rimanendo rimanere rimaneva rimanga rimango rimangono ' +
  'rimani rimaniamo rimarra rimasta rimaste rimasti rimasto risolto risolve risolvendo risolvere risolvo risolvono ' +
  'rispettiva rispettive rispettivi rispettivo risponde rispondendo rispondere risposta risposte risposto ' +
  'risultati risultato riunisce rivale rivali roba sa sai sanno sapendo saper sapere saperlo sapesse sapete sapeva ' +
  'sapevano sapevo sappia sappiamo sappiano sapra saprebbe saprei sapresti saputo sara sarai saranno sarebbe ' +
  'sarebbero sarei saremmo saremo saresti sarete saro sceglie scegliere scelgo scelta scelte schema scherzo scopi ' +
  'scopo scusa scusate scusi se sebbene sedere seduti seduto segmenti segmento segnalini segnalino segnaposto ' +
  'segua segue seguendo seguendolo segui seguiamo seguira seguire seguirlo seguita seguiti seguito seguiva seguo ' +
  'seguono sembra sembrano sembrare sembrato sembrava sembravano sembrera semplicemente semplici senso serve ' +
  'servendo servire servito servo servono sessione sessioni settore settori sfortuna sfortunata sfortunatamente ' +
  'sfortunati sfortunato si sia siamo siano siate siccome sicuramente siede siedo siedono significa signora ' +
  'signore signori simile simili sinceramente sistemato situazione situazioni so soldati soldato sono ' +
  'sostanzialmente spiega spiegami spiegare spiegazione spiegazioni spiego sposta spostando spostano spostare ' +
  'spostarlo sposto sta stai stando stanno stara starai staranno starci stare starebbe starebbero starei staremo ' +
  'staresti staro starvi stata state stati stato stava stavamo stavano stavi stavo stessa stesse stessero stessi ' +
  'stesso stia stiamo stiano sto storia strana strane strani strano stupendo stupidi stupido sua subire subisce ' +
  'subisco subiscono subito succeda succede succedera succedere succedeva succedono successivamente sue suo suoi ' +
  'suppongo supponiamo tabella tabelle tabellone tale tali tavoli tavolo te tenendo tenerci tenere tenerla tenerlo ' +
  'teneva tenga tengo teniamo tenta tentano tentare tentato tento tenuta tenute tenuti tenuto teoricamente teorico ' +
  'terribile terribili testo ti tiene tieni tienilo tipi tipica tipico tipo tira tirando tirandogli tirano tirare ' +
  'tirargli tirargliene tirarla tirarlo tirata tirati tirava tirera tiriamo tocca toccherebbe triste tristemente ' +
  'tristi trova trovando trovano trovare trovarla trovarlo trovarsi trovata trovati trovato trovava trovera trovi ' +
  'troviamo trovo truppa truppe tua tue tuo tuoi uffa ugualmente uh ultimamente unita uomini uomo usando usandolo ' +
  'usano usare usarla usarlo usata usati usato usava uscendo usciamo uscira uscire uscito usciva usera usi usiamo ' +
  'uso utilizza utilizzando utilizzano utilizzare utilizzato utilizzo va vabbe vada vadano vado vai valorosi ' +
  'valoroso vanno veda vede vedendo vedere vederla vederlo vedeva vedi vediamo vedo vedono vedra venendo venga ' +
  'vengano vengo vengono veniamo venire venisse venite veniva venivano venivo venne vennero venuta venute venuti ' +
  'venuto veramente verita verra verranno verrebbe verrebbero verresti verro vi viaggia viene vieni vista visti ' +
  'visto voglia vogliamo voglio vogliono voi volendo volentieri volere volesse volessi volete voleva volevamo ' +
  'volevano volevi volevo volle voluto vorra vorrai vorrebbe vorrebbero vorrei vorremmo vorresti vorro vostra ' +
  'vostre vostri vostro vuoi vuole wargame zona zone';

/** Words, folded, that say nothing of a fight in any of the three languages. */
export const PLAIN: ReadonlySet<string> = new Set(`${EN} ${ES} ${IT}`.split(' '));
