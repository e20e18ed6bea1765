import type { NameGroup } from '@/lib/search/synonyms';

/**
 * Everyday words of wargames in English, Spanish and Italian, so that a question in one language finds a text in
 * another. A line is one meaning: the languages between bars, the names of each between commas, the usual one first.
 * Terms with a definition of their own belong in a game's glossary, which comes before this.
 */
const LINES = `
attack, assault | ataque, asalto | attacco, assalto
attacking, attack | atacar, atacando, ataca | attaccare, attaccando, attacca
attacker | atacante | attaccante
defender | defensor | difensore
defend, defence, defense | defender, defensa, defiende | difendere, difesa, difende
combat, battle, fight | combate, batalla, lucha | combattimento, battaglia, scontro
fire, shoot | fuego, disparo | fuoco, sparo
win, winner | ganar, vencer, vencedor, gana | vincere, vincitore, vince
lose, loser | perder, perdedor, pierde | perdere, perdente, perde
loss, losses, casualties | pérdida, pérdidas, bajas | perdita, perdite
tie, draw, equal | empate, igual, igualdad | parità, pareggio, uguale
victory | victoria | vittoria
defeat | derrota | sconfitta
eliminate, eliminated, destroy, destroyed | eliminar, eliminado, destruir, destruido | eliminare, eliminato, distruggere, distrutto
retreat, withdraw, fall back | retirarse, retirada, replegarse, repliegue, retroceder | ritirarsi, ritirata, ritirare, ripiegare, ripiegamento
advance | avanzar, avance, avanza | avanzare, avanzata, avanza
pursuit, breakthrough, exploitation, blitz | persecución, ruptura, explotación | inseguimento, sfondamento
move, movement | mover, movimiento, mueve | muovere, movimento, muove
moving | moviendo | muovendo
enter, entry | entrar, entrada, entra | entrare, entrata, ingresso, entra
leave | salir, abandonar, dejar, irse | uscire, lasciare, abbandonare
stay, remain, hold | quedarse, permanecer, aguantar | restare, rimanere, tenere
return, come back | volver, regresar | tornare, ritornare
arrive, appear | llegar, aparecer | arrivare, apparire
join, enter | unirse, entrar | unirsi, entrare
capture, conquer, take | capturar, conquistar, tomar | catturare, conquistare, prendere
block | bloquear | bloccare
bypass, go around | rodear, esquivar | aggirare
split, divide | repartir, dividir | dividere, ripartire
transport, ship | transportar, transporte | trasportare, trasporto
empty, undefended | vacío, vacía, sin defensa | vuoto, vuota, indifeso
garrison | guarnición | guarnigione
fortification | fortificación | fortificazione
twice | dos veces | due volte
stop | parar, detenerse, acabar | fermarsi, fermare
pass, through | pasar, atravesar, cruzar | passare, attraversare
cross | cruzar | attraversare
stack, stacking | pila, apilar, apilamiento | pila, impilare, impilamento
unit, units, troops, soldiers | unidad, unidades, tropas, soldados | unità, truppe, soldati
army, armies | ejército, ejércitos | armata, armate, esercito
corps | cuerpo, cuerpos | corpo, corpi, corpo d'armata
division | división | divisione
counter | ficha | pedina, segnalino
marker | marcador | segnalino, indicatore
piece | pieza | pezzo
step | paso | passo, step
strength | fuerza, potencia | forza, potenza
full | completo, pleno, plena | pieno, piena, completo, completa
reduced | reducido, reducida | ridotto, ridotta
factor | factor | fattore
space, hex | espacio, casilla, hexágono | spazio, casella, esagono
area, zone | área, zona | area, zona
box | casilla | casella, riquadro
track | registro, tabla | tracciato, registro
line | línea | linea
dotted | puntos, discontinua | tratteggiata, tratteggiato, punteggiata
solid | continua | continua
map | mapa | mappa
border, frontier | frontera | confine, frontiera
road | carretera, camino | strada
rail, railway, railroad, train | ferrocarril, vía, tren | ferrovia, treno
sea, naval | mar, naval | mare, navale
ship, fleet | barco, flota | nave, flotta
port, harbour, harbor | puerto | porto
coast | costa | costa
beach | playa | spiaggia
river | río | fiume
mountain | montaña | montagna
forest, wood | bosque | foresta, bosco
swamp, marsh | pantano, ciénaga | palude
desert | desierto | deserto
terrain | terreno | terreno
clear | despejado, llano | pianura, aperto, sgombro
city, town | ciudad, pueblo | città
capital | capital | capitale
fort, fortress | fuerte, fortaleza | forte, fortezza
trench, entrenchment | trinchera, atrincheramiento | trincea, trinceramento
entrench, entrenching, dig | atrincherarse, atrincherar | trincerarsi, trincerare
siege, besiege, besieged | asedio, asediar, asediado, sitio, sitiar | assedio, assediare, assediato
surrender | rendición, rendirse, rinde | resa, arrendersi, arrende
flank | flanco | fianco
supply, supplied | suministro, abastecimiento, abastecer | rifornimento, approvvigionamento, rifornire
source | fuente | fonte, sorgente
trace | trazar | tracciare
cut, isolated, surrounded, encircled | cortado, aislado, rodeado, cercado | tagliato, isolato, circondato, accerchiato
control, occupy, occupied, own | control, controlar, ocupar, ocupado, ocupada | controllo, controllare, occupare, occupato, occupata
friendly | amigo, amiga | amico, amica
enemy | enemigo, enemiga | nemico, nemica
neutral | neutral | neutrale
ally, allied, allies | aliado, aliados | alleato, alleati
side | bando | schieramento, fazione, parte
player | jugador | giocatore
opponent | adversario, oponente | avversario
nation, country, nationality | nación, país, nacionalidad | nazione, paese, nazionalità
multinational | multinacional | multinazionale
turn | turno | turno
round | ronda | round, giro
phase | fase | fase
segment | segmento | segmento
sequence | secuencia | sequenza
action | acción | azione
activate, activation | activar, activación | attivare, attivazione
operation | operación | operazione
point, points | punto, puntos | punto, punti
cost, price | coste, costo, precio, cuesta | costo, prezzo, costa
pay, spend | pagar, gastar | pagare, spendere
save, keep | guardar, ahorrar, conservar | conservare, risparmiare, tenere
card | carta | carta
hand | mano | mano
deck, pile | mazo | mazzo
draw | robar, sacar, extracción | pescare, pescata
discard | descartar, descarte | scartare, scarto
shuffle | barajar | mescolare, rimescolare
play, played | jugar, jugada, juega, jugado | giocare, giocata, gioca
event | evento, acontecimiento | evento
asterisk | asterisco | asterisco
die, dice | dado, dados | dado, dadi
roll | tirada, tirar | tiro, tirare, lancio
modifier, bonus | modificador, bonificación | modificatore, bonus
column | columna | colonna
shift | desplazamiento | spostamento
table, chart | tabla | tabella
result | resultado | risultato
odds, chance | probabilidad | probabilità
level | nivel | livello
limit, maximum | límite, máximo, tope | limite, massimo
minimum | mínimo | minimo
number | número | numero
first | primero, primera, primer | primo, prima
second | segundo, segunda | secondo, seconda
last | último, última | ultimo, ultima
next | siguiente, próximo | successivo, prossimo
previous | anterior | precedente
begin, start, initial, opening | empezar, comienzo, inicio, inicial | cominciare, iniziare, inizio, iniziale
end, finish | acabar, terminar, fin, final, acaba, termina | finire, fine, termine, finisce, termina
order | orden | ordine
condition | condición | condizione
exception | excepción | eccezione
optional | opcional | opzionale, facoltativo
cancel, ignore | anular, cancelar, ignorar | annullare, cancellare, ignorare
choose | elegir | scegliere
place, put | colocar, poner | piazzare, mettere
remove | retirar, quitar | rimuovere, togliere
permanently, permanent, for good, forever | permanente, definitivo, para siempre | permanente, definitivo, per sempre
replace, replacement, replaced | reemplazar, reemplazo, reemplazado, sustituir, reposición | rimpiazzare, rimpiazzo, sostituire, sostituzione
rebuild, rebuilt, rebuilding | reconstruir, reconstrucción, reconstruye | ricostruire, ricostruzione
reinforcement | refuerzo | rinforzo
reserve | reserva | riserva
redeploy, redeployment | redesplegar, redespliegue | ridispiegare, ridispiegamento
strategic | estratégico, estratégica | strategico, strategica
tactical | táctico | tattico
offensive | ofensiva | offensiva
mandated, obligatory, compulsory | obligatorio, obligatoria | obbligatorio, obbligatoria
obligation | obligación | obbligo
penalty | penalización | penalità
attrition, exhaustion, fatigue | desgaste, agotamiento, fatiga | logoramento, attrito, esaurimento, fatica
war | guerra | guerra
peace | paz | pace
offer | ofrecer, oferta | offrire, offerta
accept | aceptar | accettare
refuse | rechazar | rifiutare
treaty | tratado | trattato
revolution | revolución | rivoluzione
capitulation, surrender | capitulación | capitolazione
armistice | armisticio | armistizio
mobilization | movilización | mobilitazione
commitment | compromiso | impegno
status | estado | stato
invasion, landing | invasión, desembarco | invasione, sbarco
beachhead, bridgehead | cabeza de puente, cabeza de playa | testa di ponte
scenario | escenario | scenario
campaign | campaña | campagna
introductory | introducción, introductorio | introduttivo
tournament | torneo | torneo
bid | puja, apuesta | offerta, asta
automatic | automático, automática | automatico, automatica
setup, set-up | preparación, colocación, despliegue | schieramento, preparazione, piazzamento
spring | primavera | primavera
summer | verano | estate
autumn, fall | otoño | autunno
winter | invierno | inverno
january | enero | gennaio
august | agosto | agosto
september | septiembre | settembre
year | año | anno
east, eastern | este, oriental | est, orientale
west, western | oeste, occidental | ovest, occidentale
near east | oriente próximo | vicino oriente
north, northern | norte | nord
south, southern | sur | sud
one | un, uno, una | uno, una
two | dos | due
three | tres | tre
four | cuatro | quattro
five | cinco | cinque
six | seis | sei
seven | siete | sette
eight | ocho | otto
eleven | once | undici
twelve | doce | dodici
adjacent, next to | adyacente | adiacente
connected | conectado, unido | collegato, connesso
same | mismo, misma | stesso, stessa
different | distinto, diferente | diverso, differente
all, every | todo, todos, todas | tutto, tutti, tutte, ogni
none, nothing, no | ninguno, ninguna, nada | nessuno, nessuna, niente
once | vez | volta
simultaneous | simultáneo, vez | simultaneo
alone | solo, sola | solo, sola
together, joint, combined | juntos, junto, conjunto | insieme, congiunto
before | antes | prima
after | después, tras | dopo
during | durante | durante
who | quién, quien | chi
question | pregunta, cuestión | domanda, questione
error, mistake | error, errata | errore
example | ejemplo | esempio
rule | regla | regola
german, germans | alemán, alemana, alemanes | tedesco, tedesca, tedeschi
russian, russians | ruso, rusa, rusos | russo, russa, russi
french | francés, francesa, franceses | francese, francesi
british, english | británico, británica, británicos, inglés, ingleses | britannico, britannica, britannici, inglese, inglesi
austrian, austro-hungarian | austríaco, austrohúngaro | austriaco, austroungarico
italian, italians | italiano, italiana, italianos | italiano, italiana, italiani
turkish, turks, ottoman | turco, turca, turcos, otomano | turco, turca, turchi, ottomano
serbian, serbs | serbio, serbia, serbios | serbo, serba, serbi
belgian, belgians | belga, belgas | belga, belgi
bulgarian | búlgaro, búlgara | bulgaro, bulgara
romanian, rumanian | rumano, rumana | rumeno, romeno, rumena
greek | griego, griega | greco, greca
american | americano, estadounidense | americano, statunitense
united states, us, usa, america | estados unidos, ee uu, eeuu, américa | stati uniti, usa, america
great britain, britain, england | gran bretaña, inglaterra | gran bretagna, inghilterra
germany | alemania | germania
france | francia | francia
russia | rusia | russia
italy | italia | italia
turkey | turquía | turchia
austria-hungary | austria-hungría | austria-ungheria
belgium | bélgica | belgio
romania | rumanía, rumania | romania
greece | grecia | grecia
bulgaria | bulgaria | bulgaria
serbia | serbia | serbia
egypt | egipto | egitto
arab | árabe | arabo, araba
caucasus | cáucaso | caucaso
tsar, czar | zar | zar
`;

const namesOf = (names: string | undefined): readonly string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

export const LEXICON: readonly NameGroup[] = LINES.trim()
  .split('\n')
  .map((line) => line.split('|'))
  .map(([en, es, it]) => ({ names: { en: namesOf(en), es: namesOf(es), it: namesOf(it) } }));
